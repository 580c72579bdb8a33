/** Part of a drawing of a form. */
export interface DrawnPart {
	kind: 'line' | 'area' | 'choice' | 'heading' | 'button';
	label: string;
}

/** More would not fit into a picture. */
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

/** The fields and the button of a form's markup, as they are drawn. The button stays, however many fields there are. */
export function partsOf( content: string ): DrawnPart[] {
	const parts = [ ...content.matchAll( BLOCK ) ].map( ( [ , block = '', json = '{}' ] ) => {
		const { label = '', title = '' } = JSON.parse( json ) as { label?: string; title?: string };
		return { kind: KINDS[ block ] ?? 'line', label: label || title };
	} );
	const button = parts.filter( ( { kind } ) => kind === 'button' ).slice( -1 );
	return [ ...parts.filter( ( { kind } ) => kind !== 'button' ).slice( 0, MAX_PARTS - button.length ), ...button ];
}
