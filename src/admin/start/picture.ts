/** Element in the schematic image of a form. */
export interface DrawnPart {
	kind: 'line' | 'area' | 'choice' | 'heading' | 'button';
	label: string;
}

/** Maximum number of elements that fit into an image. */
const MAX_PARTS = 7;

const BLOCK = /<!-- wp:vestibule\/(field-[a-z-]+|section|submit) (\{.*?\}) \/?-->/g;

const KINDS: Readonly< Record< string, DrawnPart[ 'kind' ] > > = {
	section: 'heading',
	submit: 'button',
	'field-textarea': 'area',
	'field-agreement': 'choice',
	'field-checkbox': 'choice',
	'field-radio': 'choice',
	'field-terms': 'choice',
};

/** Returns the fields and the submit button in a form's markup. The button is always included. */
export function partsOf( content: string ): DrawnPart[] {
	const parts = [ ...content.matchAll( BLOCK ) ].map( ( [ , block = '', json = '{}' ] ) => {
		const { label = '', title = '' } = JSON.parse( json ) as { label?: string; title?: string };
		return { kind: KINDS[ block ] ?? 'line', label: label || title };
	} );
	const button = parts.filter( ( { kind } ) => kind === 'button' ).slice( -1 );
	return [ ...parts.filter( ( { kind } ) => kind !== 'button' ).slice( 0, MAX_PARTS - button.length ), ...button ];
}
