import type { Block } from '@wordpress/blocks';
import type { ComponentType, ReactNode } from 'react';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldProps } from '../rules';
import type { FieldViewProps } from '../view';

/** Attributes of a field, including those of field types from other plugins. */
export type Attributes = FieldAttributes & Record< string, unknown >;

/** Props for the controls in a field's editor. */
export interface FieldEditing {
	attributes: FieldAttributes;
	setAttributes( changes: FieldAttributes ): void;
	/** Adds a field below this field. Called when Enter is pressed in its label or other text. */
	goOn?(): void;
	/** Returns the values of the field's options in the stored form, because entries may contain them. */
	stored?(): readonly string[];
	/** Post ID of the form; 0 for a form that is not stored. Undefined in a repeater, whose answers have no limits. */
	formPost?: number | undefined;
}

export interface FieldPanelProps extends FieldEditing {
	kind: FieldKind;
}

/**
 * Type of an answer in conditions. A `box` is either checked or unchecked. A `presence` is either filled in or empty.
 */
export type AnswerKind = 'text' | 'number' | 'date' | 'time' | 'choice' | 'list' | 'box' | 'presence';

/**
 * Properties of a field type in the editor. Every type also has the settings that are common to all: label, help text,
 * required, name and messages.
 */
export interface FieldOptions {
	/** View on the page. The elements in `slots` are edited in place. */
	View: ComponentType< FieldViewProps & { attributes: Attributes } >;
	/** Controls in the sidebar for the attributes of the type. */
	Settings?: ComponentType< FieldPanelProps >;
	/** Returns the attributes of a new field, except its name and text. */
	fresh?: () => FieldAttributes;
	icon?: JSX.Element;
	/** Position in the inserter. Types without a position come last. */
	order?: number;
	/** Field types that the field can be transformed from and into. Attributes that both types have are preserved. */
	related?: readonly string[];
	/** Whether answers can be invalid. If so, the sidebar has a control for the corresponding error message. */
	canBeInvalid?: boolean;
	/** Returns the labels of the controls for error messages of this type, by rule. */
	messages?: () => Readonly< Record< string, string > >;
	/** False if only the parts of the field can be required, such as those of a name. */
	hasRequired?: boolean;
	/** False if the field cannot have a default value, as with agreements, uploads, calculations and appointments. */
	canBePrefilled?: boolean;
	/** Whether the block is a repeater, which contains fields. */
	holdsRows?: boolean;
	/** Type of the answer for conditions. Defaults to `choice` if there are options, otherwise to `text`. */
	answer?: AnswerKind;
	/** Returns the options if they are not in the attributes. */
	choices?: () => { value: string; label: string }[];
	/** Type of the parts' answers in conditions. A `choice` uses the options of the field. Defaults to `text`. */
	answerOfParts?: AnswerKind;
	/** Names of the attributes that contain formulas. */
	formulas?: readonly string[];
	/** Names of the attributes that contain the name of a field. */
	references?: readonly string[];
	/** Returns additional text elements that are edited in place. */
	slots?: ( editing: FieldEditing ) => Record< string, ReactNode | ReactNode[] >;
	/** Returns the props of the view that can't be derived from the attributes alone. */
	preview?: ( attributes: FieldAttributes, id: string ) => Partial< FieldProps >;
}

export interface FieldKind extends FieldOptions {
	/** Field type, such as `multi-select`. */
	type: string;
	/** Block name, such as `vestibule/field-multi-select`. */
	block: string;
}

/** Block of the submit button. */
export const BUTTON = 'vestibule/submit';

const PREFIX = 'vestibule/field-';

export const blockName = ( type: string ): string => PREFIX + type;

export const isField = ( block: string ): boolean => block.startsWith( PREFIX );

/** Returns the field type of a block. */
export const typeOf = ( block: string ): string => block.slice( PREFIX.length );

/** Checks whether a block is a repeater. Each of its rows works like a small separate form. */
export const holdsRows = ( block: string ): boolean =>
	isField( block ) && kindOf( typeOf( block ) )?.holdsRows === true;

const known = new Map< string, FieldKind >();

export function addKind( kind: FieldKind ): void {
	known.set( kind.type, kind );
}

export const kindOf = ( type: string ): FieldKind | undefined => known.get( type );

/** Returns the names of the field blocks, in the order of the inserter. */
export const fieldBlocks = (): string[] => [ ...known.values() ].map( ( { block } ) => block );

/**
 * Returns the index of the submit button above a new block. Null if no button is above the block, or if
 * other fields are below the button.
 */
export function buttonAbove( beside: readonly Pick< Block, 'clientId' | 'name' >[], clientId: string ): number | null {
	const own = beside.findIndex( ( block ) => block.clientId === clientId );
	const before = beside.slice( 0, Math.max( 0, own ) );
	const at = before.findIndex( ( { name } ) => name === BUTTON );
	return at === -1 || before.slice( at ).some( ( { name } ) => isField( name ) ) ? null : at;
}

/** Post type of forms (docs/hooks.md). */
export const FORM = { kind: 'postType', name: 'vestibule_form' } as const;

/**
 * Checks whether a non-empty list of blocks, including inner blocks, contains no submit button. The server adds one at
 * the end in this case.
 */
export const isButtonMissing = ( blocks: readonly Block[] ): boolean =>
	blocks.length > 0 &&
	! blocks.some(
		( { name, innerBlocks } ) => name === BUTTON || ( innerBlocks.length > 0 && ! isButtonMissing( innerBlocks ) )
	);
