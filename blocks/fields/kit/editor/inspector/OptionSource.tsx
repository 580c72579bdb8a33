import { Notice, SelectControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../../src/contracts/field';
import { MAX_OPTIONS, type Option } from '../options';

type Source = NonNullable< FieldAttributes[ 'optionsFrom' ] >;
type Kind = NonNullable< Source[ 'kind' ] > | '';

interface Props {
	source: Source;
	options: readonly Option[];
	onChange: ( changes: Pick< FieldAttributes, 'optionsFrom' | 'options' > ) => void;
}

interface Sort {
	slug: string;
	name: string;
	viewable?: boolean;
	visibility?: { public?: boolean };
}

interface Named {
	name?: string;
	title?: { rendered: string };
}

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** Maximum number of items per page of the REST API. */
const LISTED = 100;

const plain = ( html: string ): string =>
	( new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '' ).trim().slice( 0, 190 );

/**
 * Returns the available post types or taxonomies, and the names of the first items of the selected one. `names` is null
 * while loading.
 */
function useSource( { kind, of = '' }: Source ): { sorts: Sort[]; names: string[] | null } {
	return useSelect(
		( select ) => {
			const { getPostTypes, getTaxonomies, getEntityRecords } = select( coreStore ) as unknown as {
				getPostTypes: ( query: object ) => Sort[] | null;
				getTaxonomies: ( query: object ) => Sort[] | null;
				getEntityRecords: ( kind: string, name: string, query: object ) => Named[] | null;
			};
			const all = ( kind === 'posts' ? getPostTypes : getTaxonomies )( { per_page: -1 } ) ?? [];
			const sorts =
				kind === 'posts'
					? all.filter( ( { viewable, slug } ) => viewable && slug !== 'attachment' )
					: all.filter( ( { visibility } ) => visibility?.public );
			const query = { per_page: LISTED, order: 'asc' };
			const found =
				( kind === 'posts' &&
					of &&
					getEntityRecords( 'postType', of, { ...query, status: 'publish', orderby: 'title' } ) ) ||
				( kind === 'terms' && of && getEntityRecords( 'taxonomy', of, query ) ) ||
				( kind === 'users' &&
					getEntityRecords( 'root', 'user', { ...query, who: 'authors', context: 'view' } ) );
			const names = found ? found.map( ( { title, name } ) => plain( title?.rendered ?? name ?? '' ) ) : null;
			return { sorts: kind === 'posts' || kind === 'terms' ? sorts : [], names };
		},
		[ kind, of ]
	);
}

const optionsOf = ( names: readonly string[] ): Option[] =>
	[ ...new Set( names ) ]
		.filter( ( name ) => name !== '' )
		.slice( 0, MAX_OPTIONS )
		.map( ( name ) => ( { value: name, label: name } ) );

/**
 * Stores the current names as options. The editor shows these options, which also remain available if the form is
 * copied to a site without this source.
 */
function useStoredNames( names: string[] | null, options: Props[ 'options' ], onChange: Props[ 'onChange' ] ): void {
	const { __unstableMarkNextChangeAsNotPersistent: withoutUndo } = useDispatch( blockEditorStore ) as unknown as {
		__unstableMarkNextChangeAsNotPersistent: () => void;
	};
	const found = names && JSON.stringify( optionsOf( names ) );
	const known = JSON.stringify( options );
	useEffect( () => {
		if ( found && found !== known ) {
			withoutUndo();
			onChange( { options: JSON.parse( found ) as Option[] } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Runs only when the found names change.
	}, [ found ] );
}

const countWords = ( count: number ): string =>
	sprintf(
		/* translators: %d: number of options. */
		_n(
			'Currently %d option. The list follows every change on the site.',
			'Currently %d options. The list follows every change on the site.',
			count,
			'vestibule'
		),
		count
	);

/** Control for the source of options: a custom list, or content of the site. */
export function OptionSource( { source, options, onChange }: Props ) {
	const { kind = '', of = '' } = source;
	const { sorts, names } = useSource( source );
	useStoredNames( names, options, onChange );
	return (
		<>
			<SelectControl< Kind >
				{ ...control }
				label={ __( 'Options from', 'vestibule' ) }
				value={ kind }
				options={ [
					{ value: '', label: __( 'Your own list', 'vestibule' ) },
					{ value: 'posts', label: __( 'Titles of posts or pages', 'vestibule' ) },
					{ value: 'terms', label: __( 'Categories or other terms', 'vestibule' ) },
					{ value: 'users', label: __( 'Authors of this site', 'vestibule' ) },
				] }
				onChange={ ( chosen ) => onChange( { optionsFrom: chosen === '' ? {} : { kind: chosen, of: '' } } ) }
			/>
			{ ( kind === 'posts' || kind === 'terms' ) && (
				<SelectControl
					{ ...control }
					label={ kind === 'posts' ? __( 'Type of posts', 'vestibule' ) : __( 'Type of terms', 'vestibule' ) }
					value={ of }
					options={ [
						{ value: '', label: __( 'Choose one', 'vestibule' ) },
						...sorts.map( ( { slug, name } ) => ( { value: slug, label: name } ) ),
					] }
					onChange={ ( chosen ) => onChange( { optionsFrom: { kind, of: chosen } } ) }
				/>
			) }
			{ kind === 'users' && (
				<Notice status="info" isDismissible={ false }>
					{ __( 'Visitors see the authors’ public display names.', 'vestibule' ) }
				</Notice>
			) }
			{ names && (
				<p className="vestibule-editor__hint">
					{ names.length === 0
						? __( 'No options to choose from yet.', 'vestibule' )
						: countWords( options.length ) }
				</p>
			) }
		</>
	);
}
