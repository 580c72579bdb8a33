import { Button, CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormColumns } from './api';
import { presets } from './dates';
import { goTo, listHash, replaceWith, FIRST_LIST, type ListQuery } from './route';

interface Props {
	query: ListQuery;
	form: FormColumns | null;
}

/** Typing waits for this long, in ms, before the list is asked. */
const PAUSE = 400;

/** How many of these filters are on. */
export function filtersOn( query: ListQuery ): number {
	return [ query.from !== '' || query.to !== '', query.starred, query.field !== '' && query.value !== '' ].filter(
		Boolean
	).length;
}

function Days( { query }: { query: ListQuery } ) {
	const spans = presets( new Date() );
	const now = spans.find( ( span ) => span.from === query.from && span.to === query.to );
	const own = now === undefined && ( query.from !== '' || query.to !== '' );
	const show = ( from: string, to: string ) => goTo( listHash( { ...query, from, to, page: 1 } ) );
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
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
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="date"
				label={ __( 'First day', 'vestibule' ) }
				value={ query.from }
				max={ query.to === '' ? undefined : query.to }
				onChange={ ( from ) => show( from, query.to ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="date"
				label={ __( 'Last day', 'vestibule' ) }
				value={ query.to }
				min={ query.from === '' ? undefined : query.from }
				onChange={ ( to ) => show( query.from, to ) }
			/>
		</>
	);
}

function Answer( { query, form }: { query: ListQuery; form: FormColumns } ) {
	const [ typed, setTyped ] = useState( query.value );
	useEffect( () => setTyped( query.value ), [ query.value, query.field ] );
	useEffect( () => {
		if ( typed === query.value ) {
			return;
		}
		const timer = setTimeout( () => replaceWith( listHash( { ...query, value: typed, page: 1 } ) ), PAUSE );
		return () => clearTimeout( timer );
	}, [ typed, query ] );
	const options = form.fields.find( ( field ) => field.name === query.field )?.options ?? [];
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Answer to', 'vestibule' ) }
				value={ query.field }
				options={ [
					{ value: '', label: __( 'No field', 'vestibule' ) },
					...form.fields.map( ( field ) => ( { value: field.name, label: field.label } ) ),
				] }
				onChange={ ( field ) => {
					const choice = ( form.fields.find( ( one ) => one.name === field )?.options.length ?? 0 ) > 0;
					goTo( listHash( { ...query, field, value: '', match: choice ? 'equals' : 'contains', page: 1 } ) );
				} }
			/>
			{ query.field !== '' && options.length === 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'How', 'vestibule' ) }
					value={ query.match }
					options={ [
						{ value: 'contains', label: __( 'contains', 'vestibule' ) },
						{ value: 'equals', label: __( 'is exactly', 'vestibule' ) },
					] }
					onChange={ ( match ) => goTo( listHash( { ...query, match, page: 1 } ) ) }
				/>
			) }
			{ query.field !== '' && options.length === 0 && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Text', 'vestibule' ) }
					value={ typed }
					maxLength={ 200 }
					onChange={ setTyped }
				/>
			) }
			{ query.field !== '' && options.length > 0 && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Choice', 'vestibule' ) }
					value={ query.value }
					options={ [ { value: '', label: __( 'Any', 'vestibule' ) }, ...options ] }
					onChange={ ( value ) => goTo( listHash( { ...query, value, match: 'equals', page: 1 } ) ) }
				/>
			) }
		</>
	);
}

/** What narrows the list beside status, form and words. It is in the address, so it can be shared. */
export function Filters( { query, form }: Props ) {
	return (
		<section
			id="vestibule-entries-filters"
			className="vestibule-entries__filters"
			aria-label={ __( 'Filters', 'vestibule' ) }
		>
			<Days query={ query } />
			{ form !== null && query.form !== 0 && form.form === query.form && (
				<Answer query={ query } form={ form } />
			) }
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'With a star', 'vestibule' ) }
				checked={ query.starred }
				onChange={ ( starred ) => goTo( listHash( { ...query, starred, page: 1 } ) ) }
			/>
			{ filtersOn( query ) > 0 && (
				<Button
					variant="link"
					onClick={ () =>
						goTo(
							listHash( {
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
