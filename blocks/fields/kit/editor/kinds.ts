import type { Block } from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldProps } from '../rules';
import type { FieldViewProps } from '../view';

/** Another plugin's type has attributes of its own beside ours. */
export type Attributes = FieldAttributes & Record< string, unknown >;

/** What the parts of a field's editor get. */
export interface FieldEditing {
	attributes: FieldAttributes;
	setAttributes( changes: FieldAttributes ): void;
	/** What Enter does in its words: a field follows. */
	goOn?(): void;
	/** The values of the field's options as they are stored: entries may hold them. */
	stored?(): readonly string[];
	/** The post of the form, 0 while it has none; undefined in a row, whose answers take no places. */
	formPost?: number | undefined;
}

export interface FieldPanelProps extends FieldEditing {
	kind: FieldKind;
}

/** How conditions ask for an answer; `box` is ticked or not, `presence` is given or not. */
export type AnswerKind = 'text' | 'number' | 'date' | 'time' | 'choice' | 'list' | 'box' | 'presence';

/** What sets one type of field apart in the editor; label, help, required, name and messages are shared. */
export interface FieldOptions {
	/** What the page shows; the words that `slots` gives it are edited where they stand. */
	View: ComponentType< FieldViewProps & { attributes: Attributes } >;
	/** The controls of the type's own attributes in the sidebar. */
	Settings?: ComponentType< FieldPanelProps >;
	/** What a new field starts with beside its name and words. */
	fresh?: () => FieldAttributes;
	icon?: JSX.Element;
	/** Its place in the inserter; those without one come last. */
	order?: number;
	/** The names of types it can become and be made of, keeping label, help, options and name. */
	related?: readonly string[];
	/** Whether what is typed can be wrong: then the message for it can be set. */
	canBeInvalid?: boolean;
	/** When the message of each rule is shown that only this type has, in words and by rule: the label of its control. */
	messages?: () => Readonly< Record< string, string > >;
	/** False where the field itself is never required, such as a name: its parts are. */
	hasRequired?: boolean;
	/** False where the field cannot start with a text: what is agreed to, uploaded, computed or booked. */
	canBePrefilled?: boolean;
	/** Whether its block holds the fields of a row. */
	holdsRows?: boolean;
	/** How conditions ask for the answer; where nothing is said a choice where there are options, else a text. */
	answer?: AnswerKind;
	/** What can be chosen where it does not stand in the options. */
	choices?: () => { value: string; label: string }[];
	/** How conditions ask for each of its parts; a `choice` is one of the options. A text where nothing is said. */
	answerOfParts?: AnswerKind;
	/** The names of attributes that hold a formula over other fields. */
	formulas?: readonly string[];
	/** What is edited in place beside label and help. */
	slots?: ( editing: FieldEditing ) => Record< string, ReactNode | ReactNode[] >;
	/** What the view needs that does not stand in the attributes. */
	preview?: ( attributes: FieldAttributes, id: string ) => Partial< FieldProps >;
}

export interface FieldKind extends FieldOptions {
	/** Such as `multi-select`. */
	type: string;
	/** Such as `vestibule/field-multi-select`. */
	block: string;
}

/** The button that sends the form. */
export const BUTTON = 'vestibule/submit';

const PREFIX = 'vestibule/field-';

export const blockName = ( type: string ): string => PREFIX + type;

export const isField = ( block: string ): boolean => block.startsWith( PREFIX );

/** The type of a field's block. */
export const typeOf = ( block: string ): string => block.slice( PREFIX.length );

/** Whether the block holds the fields of a row, which are a small form of their own. */
export const holdsRows = ( block: string ): boolean =>
	isField( block ) && kindOf( typeOf( block ) )?.holdsRows === true;

const known = new Map< string, FieldKind >();

export function addKind( kind: FieldKind ): void {
	known.set( kind.type, kind );
}

export const kindOf = ( type: string ): FieldKind | undefined => known.get( type );

/** The names of the field blocks, in the order in which the inserter offers them. */
export const fieldBlocks = (): string[] => [ ...known.values() ].map( ( { block } ) => block );

/** The place of the button that a block was put below; null where fields were put there on purpose, or it is above. */
export function buttonAbove( beside: readonly Pick< Block, 'clientId' | 'name' >[], clientId: string ): number | null {
	const own = beside.findIndex( ( block ) => block.clientId === clientId );
	const before = beside.slice( 0, Math.max( 0, own ) );
	const at = before.findIndex( ( { name } ) => name === BUTTON );
	return at === -1 || before.slice( at ).some( ( { name } ) => isField( name ) ) ? null : at;
}

/** The form as WordPress's data layer knows it: a post (docs/hooks.md). */
export const FORM = { kind: 'postType', name: 'vestibule_form' } as const;

/** Whether blocks have fields and no button to send them, also inside groups; the server prints one at the end then. */
export const isButtonMissing = ( blocks: readonly Block[] ): boolean =>
	blocks.length > 0 &&
	! blocks.some(
		( { name, innerBlocks } ) => name === BUTTON || ( innerBlocks.length > 0 && ! isButtonMissing( innerBlocks ) )
	);
