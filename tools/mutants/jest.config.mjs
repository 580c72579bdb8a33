/** Configuration of the unit tests in which one source file is replaced by a mutant. */
import config from '../../jest.config.mjs';

export default {
	...config,
	// Jest finds the tests that import a file only if it has read the file's folder.
	roots: [ ...config.roots, '<rootDir>/blocks', '<rootDir>/src' ],
	transform: { '\\.m?[jt]sx?$': `${ import.meta.dirname }/jest-transform.cjs` },
};
