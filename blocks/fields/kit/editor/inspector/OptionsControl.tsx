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
 * Texts for a list of something other than options, such as the questions of a matrix. Such a list has no values, and
 * the dialog for pasting is hidden.
 */
export interface ListWords {
	title: string;
	hint: string;
	add: string;
	/** Returns the label of an item for its position, from 1. */
	name: ( place: number ) => string;
	/** Returns the label of an item's checkbox. */
	tick: ( label: string ) => string;
}

interface OptionsControlProps {
	words?: ListWords;
	/** Texts for options with another name, such as columns. Values and the dialog for pasting remain available. */
	called?: Omit< ListWords, 'tick' >;
	options: Option[];
	onChange( options: Option[] ): void;
	/** Whether several options can be selected by default. */
	several?: boolean;
	/** Whether options can be selected by default. */
	hasTicks?: boolean;
	/** Returns the values that entries may contain. They don't follow their labels. */
	stored?: ( () => readonly string[] ) | undefined;
	/** Number of spots that are used, by value. If it is missing, options have no limits. */
	taken?: Record< string, number > | undefined;
	waitingList?: WaitingList | undefined;
	/** Renders content below an option, such as its image. */
	beside?: ( ( index: number ) => ReactNode ) | undefined;
}

const NOTHING = () => [];

/* translators: %d: place of the option in its list. */
const optionName = ( place: number ) => sprintf( __( 'Option %d', 'vestibule' ), place );

const NONE_TAKEN = {};

/** List of options, which can be added, pasted, renamed, moved, selected by default and removed, also by keyboard. */
export function OptionsControl( {
	words,
	called = words,
	options,
	onChange,
	several = false,
	hasTicks = true,
	stored = NOTHING,
	taken,
	waitingList,
	beside,
}: OptionsControlProps ) {
	const list = useRef< HTMLDivElement >( null );
	const [ showValues, setShowValues ] = useState( () =>
		options.some( ( { label, value } ) => label !== '' && label !== value )
	);
	const [ isPasting, setPasting ] = useState( false );
	const [ showPlaces, setShowPlaces ] = useState( options.some( ( { places } ) => places !== undefined ) );
	const { start, shown, dragged } = useOptionDrag( options, onChange );
	/** Moves the focus to an option after React has rendered the list. */
	const focus = ( index: number, what: string ) =>
		requestAnimationFrame( () =>
			list.current
				?.querySelectorAll< HTMLElement >( '.vestibule-editor__option' )
				[ index ]?.querySelector< HTMLElement >( what )
				?.focus()
		);
	return (
		<div ref={ list } className="vestibule-editor__options">
			<BaseControl.VisualLabel>{ called?.title ?? __( 'Options', 'vestibule' ) }</BaseControl.VisualLabel>
			<p className="vestibule-editor__hint">
				{ called?.hint ??
					( hasTicks
						? __(
								'Check the options that are selected at first. Enter adds an option, pasted lines become options.',
								'vestibule'
							)
						: __( 'Enter adds an option, pasted lines become options.', 'vestibule' ) ) }
			</p>
			{ shown.map( ( _, index ) => (
				<OptionRow
					key={ index }
					index={ index }
					options={ shown }
					onChange={ onChange }
					showValue={ showValues }
					showPlaces={ showPlaces && taken !== undefined }
					taken={ taken?.[ shown[ index ]?.value ?? '' ] ?? 0 }
					waiting={ waitingList?.waiting[ shown[ index ]?.value ?? '' ] ?? 0 }
					several={ several }
					nameOf={ called?.name ?? optionName }
					tick={ hasTicks ? words?.tick : null }
					stored={ stored }
					beside={ dragged === undefined ? beside?.( index ) : undefined }
					focus={ focus }
					onDrag={ start( index ) }
					isDragged={ index === dragged }
				/>
			) ) }
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
					label={ __( 'Set values other than the labels', 'vestibule' ) }
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
	/** Renders content below an option, such as its image. */
	beside?: ( index: number ) => ReactNode;
};

/** Common settings of all choice fields: options, "Other", and columns. */
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
	const {
		options = [],
		optionsFrom: source = {},
		other = false,
		otherLabel = '',
		columns = 0,
		waitingList = false,
	} = attributes;
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
			<ToggleControl
				label={ __( 'Add “Other” with a text', 'vestibule' ) }
				help={ __( 'Visitors can enter an answer of their own.', 'vestibule' ) }
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
			{ hasColumns && (
				<RangeControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Columns', 'vestibule' ) }
					help={ __( '0 shows the options in a row. Phones show one column.', 'vestibule' ) }
					min={ 0 }
					max={ 4 }
					value={ columns }
					onChange={ ( count ) => setAttributes( { columns: count ?? 0 } ) }
				/>
			) }
		</>
	);
}
