import { describe, expect, it } from 'vitest';
import { isRefusal } from '#shared/prompting/refusal.ts';

describe('a text that says that it will not be written', () => {
  it.each([
    "I'm sorry, but I can't help with that request. Please consult a doctor.",
    'I cannot provide medical advice.',
    'As an AI language model, I do not give legal advice.',
    'Sorry, I am not able to answer this.',
    'Unfortunately, I won’t be able to help.',
    'Es tut mir leid, aber dabei kann ich nicht helfen.',
    'Je suis désolé, mais je ne peux pas répondre à cette question.',
    'Lo siento, pero no puedo ayudar con eso.',
    'К сожалению, я не могу ответить на этот вопрос.',
    '抱歉，我无法回答这个问题。',
    'Es tut mir leid, aber dabei kann ich nicht helfen [e1]. Bitte wenden Sie sich an eine Fachkraft [e1].',
    "I'm sorry, but I can't help with that request. [e1] Please consult a doctor. [e1]",
    '申し訳ありませんが、お答えできません。',
  ])('is a refusal: %s', (text) => {
    expect(isRefusal([text])).toBe(true);
  });

  it.each([
    'The pump cannot run dry [e1].',
    'Unfortunately, the trial was small and cannot tell [e2].',
    'Patients who are sorry for the delay cannot be asked again [e1].',
    'In the valley I, the soil cannot hold water [e3].',
    'Leider kann das Gerät nicht geladen werden [e1].',
    'I cannot give one figure, as the trials differ: attacks fell by 33 % [e1].',
    'Leider kann ich nur eine Studie nennen: die von Ravn [e1].',
    'As an AI chip, the K4 draws 9 W [e1].',
  ])('is a text: %s', (text) => {
    expect(isRefusal([text])).toBe(false);
  });

  it('goes on to answer where it is long and cites something', () => {
    const long = Array.from({ length: 20 }, (_, index) => `The pump ${index} runs well [e1].`).join(' ');
    expect(isRefusal([`I cannot say all of it. ${long}`])).toBe(false);
  });
});
