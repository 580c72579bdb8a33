import { Button, BaseControl, RangeControl } from '@wordpress/components';
import { useState, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { getBlockType } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '../../../../../src/controls/wordpress';
import { insertOption, MAX_OPTIONS, type Option } from '../options';
import { PlacesToggle, type WaitingList } from './PlacesToggle';
import { OptionRow } from './OptionRow';
import { OptionSource } from './OptionSource';
import { PasteList } from './PasteList';
import { useOptionDrag } from './useOptionDrag';
import { fromServer } from '../fromServer';
import type { FieldPanelProps } from '../kinds';
import { useTaken } from '../useTaken';

/**
 * Labels for a list that does not contain options, such as the questions of a matrix. Such a list has no values, and
 * the dialog for pasting is hidden.
 */
export interface ListWords {
	title: string;
	hint: string;
	add: string;
	/** Returns the label of an item by its position, from 1. */
	name: ( place: number ) => string;
	/** Returns the label of an item's checkbox. */
	tick: ( label: string ) => string;
}

interface OptionsControlProps {
	words?: ListWords;
	/**
	 * Labels for options that are called something else, such as columns. Values and the dialog for pasting remain
	 * available.
	 */
	called?: Omit< ListWords, 'tick' >;
	options: Option[];
	onChange( options: Option[] ): void;
	/** Whether several options can be selected by default. */
	several?: boolean;
	/** Whether the options have checkboxes that select them by default. */
	hasTicks?: boolean;
	/** Returns the values that entries may already contain. Changing a label does not change these values. */
	stored?: ( () => readonly string[] ) | undefined;
	/** Number of used spots, by value. If undefined, options have no limits. */
	taken?: Record< string, number > | undefined;
	waitingList?: WaitingList | undefined;
	/** Renders additional content below an option, such as its image. */
	beside?: ( ( index: number ) => ReactNode ) | undefined;
}

const NOTHING = () => [];

/* translators: %d: position of the option in the list. */
const optionName = ( place: number ) => sprintf( __( 'Option %d', 'vestibule' ), place );

const NONE_TAKEN = {};

/** Returns the default hint above the list. */
const hintFor = ( hasTicks: boolean ): string =>
	hasTicks
		? __(
				'Check the options that are selected at first. Press Enter to add an option. Each pasted line becomes an option.',
				'vestibule'
			)
		: __( 'Press Enter to add an option. Each pasted line becomes an option.', 'vestibule' );

/** Returns the list, and a function that moves the focus to an option after React has rendered the list. */
function useOptionFocus() {
	const list = useRef< HTMLDivElement >( null );
	const focus = ( index: number, selector: string ) =>
		requestAnimationFrame( () =>
			list.current
				?.querySelectorAll< HTMLElement >( '.vestibule-editor__option' )
				[ index ]?.querySelector< HTMLElement >( selector )
				?.focus()
		);
	return { list, focus };
}

type RowsProps = OptionsControlProps & {
	showValues: boolean;
	showPlaces: boolean;
	focus: ( index: number, selector: string ) => void;
};

/** Rows of the options. They can also be dragged. */
function OptionRows( { showValues, showPlaces, focus, ...props }: RowsProps ) {
	const { words, called = words, options, onChange, taken, waitingList, beside, hasTicks = true } = props;
	const { start, shown, dragged } = useOptionDrag( options, onChange );
	return (
		<>
			{ shown.map( ( { value }, index ) => (
				<OptionRow
					key={ index }
					index={ index }
					options={ shown }
					onChange={ onChange }
					showValue={ showValues }
					showPlaces={ showPlaces && taken !== undefined }
					taken={ taken?.[ value ] ?? 0 }
					waiting={ waitingList?.waiting[ value ] ?? 0 }
					several={ props.several ?? false }
					nameOf={ called?.name ?? optionName }
					tick={ hasTicks ? words?.tick : null }
					stored={ props.stored ?? NOTHING }
					beside={ dragged === undefined ? beside?.( index ) : undefined }
					focus={ focus }
					onDrag={ start( index ) }
					isDragged={ index === dragged }
				/>
			) ) }
		</>
	);
}

type AddButtonsProps = Pick< OptionsControlProps, 'words' | 'called' | 'options' | 'onChange' > &
	Pick< RowsProps, 'focus' >;

/** Buttons for adding an option and for pasting a list. */
function AddButtons( { words, called = words, options, onChange, focus }: AddButtonsProps ) {
	const [ isPasting, setPasting ] = useState( false );
	return (
		<>
			<div className="vestibule-editor__more">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					icon={ plus }
					disabled={ options.length >= MAX_OPTIONS }
					onClick={ () => {
						onChange( insertOption( options, options.length ) );
						focus( options.length, 'input[type=text]' );
					} }
				>
					{ called?.add ?? __( 'Add option', 'vestibule' ) }
				</Button>
				{ ! words && (
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setPasting( true ) }>
						{ __( 'Paste a list', 'vestibule' ) }
					</Button>
				) }
			</div>
			{ isPasting && (
				<PasteList options={ options } onChange={ onChange } onClose={ () => setPasting( false ) } />
			) }
		</>
	);
}

/**
 * List of options. Options can be added, pasted, renamed, moved, selected by default and removed, including with the
 * keyboard.
 */
export function OptionsControl( props: OptionsControlProps ) {
	const { words, called = words, options, onChange, hasTicks = true, taken, waitingList } = props;
	const [ showValues, setShowValues ] = useState( () =>
		options.some( ( { label, value } ) => label !== '' && label !== value )
	);
	const [ showPlaces, setShowPlaces ] = useState( options.some( ( { places } ) => places !== undefined ) );
	const { list, focus } = useOptionFocus();
	return (
		<div ref={ list } className="vestibule-editor__options">
			<BaseControl.VisualLabel>{ called?.title ?? __( 'Options', 'vestibule' ) }</BaseControl.VisualLabel>
			<p className="vestibule-editor__hint">{ called?.hint ?? hintFor( hasTicks ) }</p>
			<OptionRows { ...props } showValues={ showValues } showPlaces={ showPlaces } focus={ focus } />
			<AddButtons words={ words } called={ called } options={ options } onChange={ onChange } focus={ focus } />
			{ taken && (
				<PlacesToggle
					options={ options }
					taken={ taken }
					list={ waitingList }
					isOn={ showPlaces }
					onToggle={ setShowPlaces }
					onChange={ onChange }
				/>
			) }
			{ ! words && (
				<ToggleControl
					label={ __( 'Set values that differ from the labels', 'vestibule' ) }
					help={ __( 'The label is stored unless a value is set here.', 'vestibule' ) }
					checked={ showValues }
					onChange={ setShowValues }
				/>
			) }
		</div>
	);
}

type OptionsSettingsProps = FieldPanelProps & {
	/** Whether visitors can select several options. */
	several?: boolean;
	/** Renders additional content below an option, such as its image. */
	beside?: ( index: number ) => ReactNode;
};

/** Settings for the option "Other", which has a text input. */
function OtherSettings( { attributes, setAttributes }: Pick< FieldPanelProps, 'attributes' | 'setAttributes' > ) {
	const { other = false, otherLabel = '' } = attributes;
	return (
		<>
			<ToggleControl
				label={ __( 'Add “Other” with a text field', 'vestibule' ) }
				help={ __( 'Visitors can enter their own answer.', 'vestibule' ) }
				checked={ other }
				onChange={ ( isOn ) => setAttributes( { other: isOn } ) }
			/>
			{ other && (
				<TextControl
					label={ __( 'Label of “Other”', 'vestibule' ) }
					placeholder={ fromServer().words.other ?? '' }
					value={ otherLabel }
					onChange={ ( label ) => setAttributes( { otherLabel: label } ) }
				/>
			) }
		</>
	);
}

/** Settings that all choice fields have in common: options, "Other", and columns. */
export function OptionsSettings( {
	attributes,
	setAttributes,
	stored,
	several = false,
	beside,
	kind,
	formPost,
}: OptionsSettingsProps ) {
	const hasColumns = 'columns' in ( getBlockType( kind.block )?.attributes ?? {} );
	const places = useTaken( formPost ?? 0 );
	const taken = places.options[ attributes.name ?? '' ] ?? NONE_TAKEN;
	const hasSource = 'optionsFrom' in ( getBlockType( kind.block )?.attributes ?? {} );
	const { options = [], optionsFrom: source = {}, columns = 0, waitingList = false } = attributes;
	return (
		<>
			{ hasSource && <OptionSource source={ source } options={ options } onChange={ setAttributes } /> }
			{ ! source.kind && (
				<OptionsControl
					options={ options }
					several={ several }
					stored={ stored }
					taken={ formPost === undefined || kind.type === 'multi-select' ? undefined : taken }
					waitingList={ {
						isOn: waitingList,
						waiting: places.waiting[ attributes.name ?? '' ] ?? NONE_TAKEN,
						onToggle: ( isOn ) => setAttributes( { waitingList: isOn } ),
					} }
					beside={ beside }
					onChange={ ( changed ) => setAttributes( { options: changed } ) }
				/>
			) }
			<OtherSettings attributes={ attributes } setAttributes={ setAttributes } />
			{ hasColumns && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Columns', 'vestibule' ) }
					help={ __( '0 shows the options in one row. On phones, there is always one column.', 'vestibule' ) }
					min={ 0 }
					max={ 4 }
					value={ columns }
					onChange={ ( count ) => setAttributes( { columns: count ?? 0 } ) }
				/>
			) }
		</>
	);
}
