import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CheckboxControl, SelectControl, TextControl } from '../../../controls/wordpress';
import type { FormColumns } from '../entry/api';
import { goTo, replaceWith } from '../../kit/list/page';
import { useTyped } from '../../kit/list/SearchAndFilters';
import { FIRST_LIST, type ListQuery } from '../entry/route';

/** Formats a date in the user's time zone for the query. */
function dayOf( date: Date ): string {
	const two = ( number: number ) => String( number ).padStart( 2, '0' );
	return `${ date.getFullYear() }-${ two( date.getMonth() + 1 ) }-${ two( date.getDate() ) }`;
}

interface Preset {
	key: string;
	label: string;
	from: string;
	to: string;
}

/** Returns common date ranges. */
function presets( today: Date ): Preset[] {
	const at = ( year: number, month: number, day: number ) => dayOf( new Date( year, month, day ) );
	const [ year, month, day ] = [ today.getFullYear(), today.getMonth(), today.getDate() ];
	const now = dayOf( today );
	return [
		{ key: 'today', label: __( 'Today', 'vestibule' ), from: now, to: now },
		{ key: 'week', label: __( 'Last 7 days', 'vestibule' ), from: at( year, month, day - 6 ), to: now },
		{ key: 'days', label: __( 'Last 30 days', 'vestibule' ), from: at( year, month, day - 29 ), to: now },
		{ key: 'month', label: __( 'This month', 'vestibule' ), from: at( year, month, 1 ), to: now },
		{
			key: 'before',
			label: __( 'Last month', 'vestibule' ),
			from: at( year, month - 1, 1 ),
			to: at( year, month, 0 ),
		},
		{ key: 'year', label: __( 'This year', 'vestibule' ), from: at( year, 0, 1 ), to: now },
	];
}

interface Props {
	query: ListQuery;
	form: FormColumns | null;
	/** Returns the URL of the list or its results. */
	hashOf: ( query: ListQuery ) => string;
}

/** Returns the number of active filters in this panel. */
export function filtersOn( query: ListQuery ): number {
	return [ query.from !== '' || query.to !== '', query.starred, query.field !== '' && query.value !== '' ].filter(
		Boolean
	).length;
}

function Days( { query, hashOf }: Omit< Props, 'form' > ) {
	const spans = presets( new Date() );
	const now = spans.find( ( span ) => span.from === query.from && span.to === query.to );
	const own = now === undefined && ( query.from !== '' || query.to !== '' );
	const show = ( from: string, to: string ) => goTo( hashOf( { ...query, from, to, page: 1 } ) );
	return (
		<>
			<SelectControl
				label={ __( 'Received', 'vestibule' ) }
				value={ now?.key ?? ( own ? 'own' : '' ) }
				options={ [
					{ value: '', label: __( 'At any time', 'vestibule' ) },
					...spans.map( ( span ) => ( { value: span.key, label: span.label } ) ),
					...( own ? [ { value: 'own', label: __( 'Chosen days', 'vestibule' ) } ] : [] ),
				] }
				onChange={ ( key ) => {
					const span = spans.find( ( one ) => one.key === key );
					show( span?.from ?? '', span?.to ?? '' );
				} }
			/>
			<TextControl
				type="date"
				label={ __( 'First day', 'vestibule' ) }
				value={ query.from }
				max={ query.to === '' ? undefined : query.to }
				onChange={ ( from ) => show( from, query.to ) }
			/>
			<TextControl
				type="date"
				label={ __( 'Last day', 'vestibule' ) }
				value={ query.to }
				min={ query.from === '' ? undefined : query.from }
				onChange={ ( to ) => show( query.from, to ) }
			/>
		</>
	);
}

function AnswerText( { value, send }: { value: string; send: ( value: string ) => void } ) {
	const [ typed, setTyped ] = useTyped( value, send );
	return <TextControl label={ __( 'Text', 'vestibule' ) } value={ typed } maxLength={ 200 } onChange={ setTyped } />;
}

function Answer( { query, form, hashOf }: Props & { form: FormColumns } ) {
	const options = form.fields.find( ( field ) => field.name === query.field )?.options ?? [];
	return (
		<>
			<SelectControl
				label={ __( 'Answer to', 'vestibule' ) }
				value={ query.field }
				options={ [
					{ value: '', label: __( 'No field', 'vestibule' ) },
					...form.fields.map( ( field ) => ( { value: field.name, label: field.label } ) ),
				] }
				onChange={ ( field ) => {
					const choice = ( form.fields.find( ( one ) => one.name === field )?.options.length ?? 0 ) > 0;
					goTo( hashOf( { ...query, field, value: '', match: choice ? 'equals' : 'contains', page: 1 } ) );
				} }
			/>
			{ query.field !== '' && options.length === 0 && (
				<SelectControl
					label={ __( 'How', 'vestibule' ) }
					value={ query.match }
					options={ [
						{ value: 'contains', label: __( 'contains', 'vestibule' ) },
						{ value: 'equals', label: __( 'is exactly', 'vestibule' ) },
					] }
					onChange={ ( match ) => goTo( hashOf( { ...query, match, page: 1 } ) ) }
				/>
			) }
			{ query.field !== '' && options.length === 0 && (
				<AnswerText
					key={ query.field }
					value={ query.value }
					send={ ( value ) => replaceWith( hashOf( { ...query, value, page: 1 } ) ) }
				/>
			) }
			{ query.field !== '' && options.length > 0 && (
				<SelectControl
					label={ __( 'Choice', 'vestibule' ) }
					value={ query.value }
					options={ [ { value: '', label: __( 'Any', 'vestibule' ) }, ...options ] }
					onChange={ ( value ) => goTo( hashOf( { ...query, value, match: 'equals', page: 1 } ) ) }
				/>
			) }
		</>
	);
}

/**
 * Panel with the filters other than status, form and search. The URL contains all filters, so that users can share the
 * filtered list.
 */
export function Filters( { query, form, hashOf }: Props ) {
	return (
		<section
			id="vestibule-entries-filters"
			className="vestibule-entries__filters"
			aria-label={ __( 'Filters', 'vestibule' ) }
		>
			<Days query={ query } hashOf={ hashOf } />
			{ form !== null && query.form !== 0 && form.form === query.form && (
				<Answer query={ query } form={ form } hashOf={ hashOf } />
			) }
			<CheckboxControl
				label={ __( 'With a star', 'vestibule' ) }
				checked={ query.starred }
				onChange={ ( starred ) => goTo( hashOf( { ...query, starred, page: 1 } ) ) }
			/>
			{ filtersOn( query ) > 0 && (
				<Button
					variant="link"
					onClick={ () =>
						goTo(
							hashOf( {
								...query,
								from: '',
								to: '',
								starred: false,
								field: '',
								match: FIRST_LIST.match,
								value: '',
								page: 1,
							} )
						)
					}
				>
					{ __( 'Clear the filters', 'vestibule' ) }
				</Button>
			) }
			{ query.form === 0 && (
				<p className="vestibule-entries__hint">
					{ __( 'Choose a form to filter by one of its answers.', 'vestibule' ) }
				</p>
			) }
		</section>
	);
}
