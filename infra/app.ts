import { App } from 'aws-cdk-lib';
import { readContext } from './config.ts';
import { PlumblineStack } from './stack.ts';

const app = new App();
const { stackName, ...props } = readContext((name) => app.node.tryGetContext(name));
new PlumblineStack(app, stackName, props);
