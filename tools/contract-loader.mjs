import { basename } from 'node:path';
import { ENDING, readContract, withoutDescriptions } from './lib/contracts.mjs';

/**
 * Webpack loader for contracts that TypeScript imports. Replaces their references and removes their descriptions. Used
 * by webpack.config.mjs.
 *
 * @public
 */
export default function contract() {
	return JSON.stringify( withoutDescriptions( readContract( basename( this.resourcePath, ENDING ) ) ) );
}
