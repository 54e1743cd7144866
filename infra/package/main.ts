import { PACKAGE_FOLDER, buildPackage } from './build-package.ts';

await buildPackage();
process.stdout.write(`The package is in ${PACKAGE_FOLDER}: npm pack ./${PACKAGE_FOLDER}\n`);
