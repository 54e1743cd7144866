import { describe, expect, it } from 'vitest';
import { itemsOf } from './asked-items.ts';

describe('what is asked where somebody does something', () => {
  it.each([
    ['Where do I park the cart, what does it cost?', 'What does it cost to park the cart?'],
    [
      'Where can I leave my pots, and what would that cost per day?',
      'What would it cost to leave my pots per day?',
    ],
    ['Where can we moor the boat, and how much is it?', 'How much is it to moor the boat?'],
    ['Where do we play skittles, is it free?', 'Is it free to play skittles?'],
    ['Where can we camp with goats, and how much is it?', 'How much is it to camp with goats?'],
    ['Where can I safely wash the van, and is it free?', 'Is it free to safely wash the van?'],
  ])('is the price of the deed, and not of the thing: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it.each([
    ['Where do I buy a kiln, and what does it cost?', 'What does the kiln cost?'],
    ['Where do I find the pool, and when does it open?', 'When does the pool open?'],
  ])('is of the thing where one only comes by it or goes to it: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it.each([
    ['Where do I pay the fine, and how much is it?', 'How much is the fine?'],
    ['Where do I pick up the pass, and how much is it?', 'How much is the pass?'],
    ['Where can I try the cider, and what does it cost?', 'What does the cider cost?'],
    ['Where do I collect the badge, and what does it cost?', 'What does the badge cost?'],
    ['Where can we taste the cheese, and how much is it?', 'How much is the cheese?'],
  ])('is of the thing where the deed is not what one pays for: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it.each([
    ['Where do we take the boat out, and what does it cost to hire?', 'What does the boat cost to hire?'],
    ['Where do we moor the boat, and what would it cost to rent?', 'What would the boat cost to rent?'],
    ['Where can we camp, and how much is it to stay a week?', 'How much is it to stay a week?'],
  ])('is of the deed that is named with it: %s', (question, second) => {
    expect(itemsOf(question)[1]).toBe(second);
  });

  it('is of no deed where things do something by themselves', () => {
    expect(itemsOf('How do pots crack, and what does it cost?')[1]).toBe('What does it cost?');
  });

  it('is not when the thing closes, but the place, which is not named', () => {
    expect(itemsOf('Where do I park the cart, what does it cost and when does it close?')[2]).toBe(
      'When does it close?',
    );
  });
});
