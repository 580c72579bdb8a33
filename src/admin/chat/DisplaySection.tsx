import { FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useFoundPosts } from '../kit/fields/findPosts';
import { Choice, Group, Toggle, useSetting } from './settings';

interface PostPickerProps {
	kind: 'Pages' | 'Posts';
	label: string;
	ids: readonly number[];
	/** Titles of the selected posts. */
	titles: Record< number, string >;
	onChange( ids: number[] ): void;
}

const idOf = ( token: string ): number => Number( /\(#(\d+)\)$/.exec( token )?.[ 1 ] ?? 0 );

/**
 * Control that finds pages or posts by words in their titles. The ID in each label distinguishes posts with the same
 * title.
 */
function PostPicker( { kind, label, ids, titles, onChange }: PostPickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ known, setKnown ] = useState( titles );
	const found = useFoundPosts( kind, search ) ?? [];
	const titleOf = ( id: number ) => found.find( ( post ) => post.id === id )?.title ?? known[ id ] ?? '';
	const token = ( id: number ) => `${ titleOf( id ) } (#${ id })`.trim();

	return (
		<FormTokenField
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			__experimentalExpandOnFocus
			__experimentalShowHowTo={ false }
			label={ label }
			value={ ids.map( token ) }
			suggestions={ found.map( ( { id } ) => token( id ) ) }
			onInputChange={ setSearch }
			__experimentalValidateInput={ ( text ) => idOf( text ) > 0 }
			onChange={ ( tokens ) => {
				const chosen = [
					...new Set(
						tokens
							.map( ( one ) => idOf( typeof one === 'string' ? one : one.value ) )
							.filter( ( id ) => id > 0 )
					),
				];
				setKnown( { ...known, ...Object.fromEntries( chosen.map( ( id ) => [ id, titleOf( id ) ] ) ) } );
				onChange( chosen );
			} }
		/>
	);
}

const PAGES = [
	{ value: 'showAllPage', label: __( 'On all pages', 'vestibule' ) },
	{ value: 'includePages', label: __( 'Only on these pages', 'vestibule' ) },
	{ value: 'excludePages', label: __( 'On all pages except these', 'vestibule' ) },
] as const;

const POSTS = [
	{ value: 'showAllPost', label: __( 'On all posts', 'vestibule' ) },
	{ value: 'includePosts', label: __( 'Only on these posts', 'vestibule' ) },
	{ value: 'excludePosts', label: __( 'On all posts except these', 'vestibule' ) },
] as const;

interface ChosenProps {
	kind: 'Pages' | 'Posts';
	chosen: ( typeof PAGES | typeof POSTS )[ number ] | undefined;
	titles: Record< number, string >;
}

/** Control for the pages or posts of a condition. Each condition stores its own list. */
function Chosen( { kind, chosen, titles }: ChosenProps ) {
	const { value: display, set } = useSetting( 'options.display' );
	const list = chosen?.value;
	if ( ! list || list === 'showAllPage' || list === 'showAllPost' ) {
		return null;
	}
	return (
		<PostPicker
			key={ list }
			kind={ kind }
			label={ chosen.label }
			ids={ display[ list ] }
			titles={ titles }
			onChange={ ( ids ) => set( { ...display, [ list ]: ids } ) }
		/>
	);
}

/**
 * @param props
 * @param props.titles Titles of the pages and posts in the settings.
 */
export function DisplaySection( { titles }: { titles: Record< number, string > } ) {
	const { value: display } = useSetting( 'options.display' );
	return (
		<Group
			names={ [
				'options.display.displayCondition',
				'options.display.includePages',
				'options.display.excludePages',
				'options.display.displayPostCondition',
				'options.display.includePosts',
				'options.display.excludePosts',
				'options.display.showOnDesktop',
				'options.display.showOnMobile',
			] }
			title={ __( 'Display', 'vestibule' ) }
		>
			<Choice name="options.display.displayCondition" label={ __( 'Pages', 'vestibule' ) } options={ PAGES } />
			<Chosen
				kind="Pages"
				chosen={ PAGES.find( ( { value } ) => value === display.displayCondition ) }
				titles={ titles }
			/>
			<Choice
				name="options.display.displayPostCondition"
				label={ __( 'Posts', 'vestibule' ) }
				options={ POSTS }
			/>
			<Chosen
				kind="Posts"
				chosen={ POSTS.find( ( { value } ) => value === display.displayPostCondition ) }
				titles={ titles }
			/>
			<Toggle name="options.display.showOnDesktop" label={ __( 'On desktops', 'vestibule' ) } />
			<Toggle name="options.display.showOnMobile" label={ __( 'On phones and tablets', 'vestibule' ) } />
		</Group>
	);
}
