import { App } from 'aws-cdk-lib';
import { readSynthContext } from './config.ts';
import { PlumblineStack } from './stack.ts';

const app = new App();
const { stackName, ...props } = readSynthContext((name) => app.node.tryGetContext(name));
new PlumblineStack(app, stackName, props);
