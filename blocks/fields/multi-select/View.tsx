import type { ComponentProps, Ref } from 'react';
import { Frame, optionsOf, OtherText, describedBy, textsOf, type FieldViewProps } from '../kit/view';
import type { FieldProps } from '../kit/rules';

export type Option = FieldProps[ 'options' ][ number ];

/** Props of the combobox after hydration. If undefined, the view shows a closed, empty list. */
export interface Combobox {
	input: ComponentProps< 'input' > & { ref?: Ref< HTMLInputElement > };
	toggle: ComponentProps< 'button' > & { ref?: Ref< HTMLButtonElement > };
	menu: ComponentProps< 'ul' > & { ref?: Ref< HTMLUListElement > };
	item: ( option: Option, index: number ) => ComponentProps< 'li' >;
	open: boolean;
	items: Option[];
	chosen: string[];
	/** Message that replaces the list if it is empty, or if the maximum number of options is selected. */
	note: string;
	/** Message for screen readers: a selected or removed option, the number of options, or the note. */
	status: string;
	remove: ( value: string, button: HTMLButtonElement ) => void;
}

const EMPTY_INPUT = { defaultValue: '' };

/** Empty change handler. The list controls the checkboxes, and without the list they are uncontrolled. */
const ignore = () => {};

type MultiSelectProps = FieldViewProps & { combobox?: Combobox };

const valuesIn = ( { field, values, combobox }: MultiSelectProps ): string[] =>
	combobox?.chosen ?? textsOf( values, field.name );

/** Checkboxes that contain the selected values. They are visible if JavaScript is disabled. */
function Checkboxes( props: MultiSelectProps ) {
	const { field, combobox } = props;
	const chosen = valuesIn( props );
	return (
		<div
			className="vestibule-multi__native vestibule-choices"
			role="group"
			aria-labelledby={ `${ field.id }_label` }
		>
			{ optionsOf( props ).map( ( option ) => (
				<label className="vestibule-choice" key={ option.value }>
					<input
						className="vestibule-choice__box"
						type="checkbox"
						name={ `${ field.name }[]` }
						value={ option.value }
						{ ...( combobox
							? { checked: chosen.includes( option.value ), onChange: ignore }
							: { defaultChecked: chosen.includes( option.value ) } ) }
					/>
					<span className="vestibule-choice__text">{ option.label }</span>
				</label>
			) ) }
		</div>
	);
}

/** Box with the selected options, the text input, and the button that opens the list. */
function SearchBox( props: MultiSelectProps ) {
	const { field, words, combobox } = props;
	const chosen = valuesIn( props );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	const shown = optionsOf( props ).filter( ( { value } ) => chosen.includes( value ) );
	return (
		<div className="vestibule-multi__box">
			{ shown.map( ( option ) => (
				<span className="vestibule-multi__chosen" key={ option.value }>
					<span>{ option.label }</span>
					<button
						className="vestibule-multi__remove"
						type="button"
						aria-label={ ( words.remove ?? '' ).replace( '%s', () => option.label ) }
						onClick={ ( event ) => combobox?.remove( option.value, event.currentTarget ) }
					/>
				</span>
			) ) }
			<input
				className="vestibule-multi__input"
				id={ field.id }
				type="text"
				role="combobox"
				data-again=""
				aria-activedescendant=""
				aria-autocomplete="list"
				aria-labelledby={ `${ field.id }_label` }
				aria-controls={ `${ field.id }_list` }
				aria-expanded={ false }
				autoComplete="off"
				placeholder={ shown.length === 0 ? field.placeholder || undefined : undefined }
				aria-required={ field.required || undefined }
				aria-invalid={ invalid }
				aria-describedby={ describedBy( field.id, field.help !== '', invalid ) }
				{ ...( combobox?.input ?? EMPTY_INPUT ) }
			/>
			<button
				className="vestibule-multi__toggle"
				id={ `${ field.id }_toggle` }
				type="button"
				tabIndex={ -1 }
				aria-controls={ `${ field.id }_list` }
				aria-expanded={ false }
				aria-label={ words.showOptions }
				{ ...combobox?.toggle }
			/>
		</div>
	);
}

/**
 * List of results, or a note. The list must not be focusable: some browsers focus a scrollable list, which would close
 * it.
 */
function ResultList( { field, combobox }: MultiSelectProps ) {
	return (
		<ul
			className="vestibule-multi__list"
			id={ `${ field.id }_list` }
			role="listbox"
			tabIndex={ -1 }
			aria-labelledby={ `${ field.id }_label` }
			hidden={ ! combobox?.open }
			{ ...combobox?.menu }
		>
			{ combobox?.open && combobox.note !== '' ? (
				<li className="vestibule-multi__note" role="presentation">
					{ combobox.note }
				</li>
			) : null }
			{ combobox?.open
				? combobox.items.map( ( option, index ) => (
						<li
							className="vestibule-multi__option"
							key={ option.value }
							{ ...combobox.item( option, index ) }
						>
							{ option.label }
						</li>
					) )
				: null }
		</ul>
	);
}

/** Searchable list in which several options can be selected (docs/form.md). */
export function View( props: MultiSelectProps ) {
	return (
		<Frame { ...props }>
			<Checkboxes { ...props } />
			<div className="vestibule-multi">
				<SearchBox { ...props } />
				<ResultList { ...props } />
				<div className="vestibule-multi__status" role="status">
					{ props.combobox?.status ?? '' }
				</div>
			</div>
			<OtherText { ...props } />
		</Frame>
	);
}
