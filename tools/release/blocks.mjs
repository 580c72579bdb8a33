/**
 * Properties of a block.json that the plugin directory reads: it lists a plugin's blocks and translates their texts.
 * Sites read blocks-manifest.php instead, which contains all properties (tools/lib/built-blocks.mjs).
 */
const READ = [
	'apiVersion',
	'name',
	'title',
	'category',
	'description',
	'keywords',
	'styles',
	'variations',
	'textdomain',
];

/**
 * @param {string} json Contents of a built block.json.
 * @return {string} Contents for a release.
 */
export function blockTexts( json ) {
	const texts = Object.entries( JSON.parse( json ) ).filter( ( [ key ] ) => READ.includes( key ) );
	return `${ JSON.stringify( Object.fromEntries( texts ) ) }\n`;
}
