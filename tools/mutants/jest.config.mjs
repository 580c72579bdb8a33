/** Configuration of the unit tests, with one file of the code replaced by its mutant. */
import config from '../../jest.config.mjs';

export default {
	...config,
	transform: { '\\.m?[jt]sx?$': `${ import.meta.dirname }/jest-transform.cjs` },
};
