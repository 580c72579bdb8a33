import { ExternalLink } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ComboboxControl } from '../../controls/wordpress';
import { useFoundPosts, type Found } from '../kit/fields/findPosts';
import { useSetting } from './settings';

interface PrivacyPage {
	title: string;
	isPublished: boolean;
	/** URL of the page's editor. Empty until a page is chosen. */
	edit: string;
	/** URL of WordPress's screen for selecting or creating the page. */
	screen: string;
}

export interface PolicyPageProps {
	/** Title of the page in the settings. */
	policyTitle: string;
	/** WordPress's privacy page. Its title is empty if there is none. */
	privacyPage: PrivacyPage;
}

/** Help text about the privacy page that the notice links to, with links for editing or creating that page. */
function PrivacyHelp( { title, isPublished, edit, screen }: PrivacyPage ) {
	if ( isPublished ) {
		return (
			<>
				{ sprintf(
					/* translators: %s: title of a page. */ __( 'The notice links to “%s”.', 'vestibule' ),
					title
				) }{ ' ' }
				<ExternalLink href={ screen }>{ __( 'Choose another privacy page', 'vestibule' ) }</ExternalLink>
			</>
		);
	}
	if ( title ) {
		return (
			<>
				{ sprintf(
					/* translators: %s: title of a page. */ __(
						'“%s” is not published, so the notice has no link yet.',
						'vestibule'
					),
					title
				) }{ ' ' }
				<ExternalLink href={ edit }>{ __( 'Edit and publish it', 'vestibule' ) }</ExternalLink>
			</>
		);
	}
	return (
		<>
			{ __(
				'Visitors should be able to read what they consent to. WordPress creates a page with a suggested text.',
				'vestibule'
			) }{ ' ' }
			<ExternalLink href={ screen }>{ __( 'Create a privacy page', 'vestibule' ) }</ExternalLink>
		</>
	);
}

/** Control that selects the page to which the notice links. Users find the page by words in its title. */
export function PolicyPage( { policyTitle, privacyPage }: PolicyPageProps ) {
	const { value: policyPage, set } = useSetting( 'policyPage' );
	const [ search, setSearch ] = useState( '' );
	const found = useFoundPosts( 'Pages', search ) ?? [];
	const [ chosen, setChosen ] = useState< Found >( { id: policyPage, title: policyTitle } );
	const standard = privacyPage.isPublished
		? /* translators: %s: title of a page. */
			sprintf( __( 'The privacy page of WordPress (%s)', 'vestibule' ), privacyPage.title )
		: __( 'The privacy page of WordPress (none is published: no link)', 'vestibule' );
	const pages = [
		{ id: 0, title: standard },
		...( policyPage > 0 && ! found.some( ( { id } ) => id === policyPage ) ? [ chosen ] : [] ),
		...found,
	];
	const choose = ( value: string | null | undefined ) => {
		const page = pages.find( ( { id } ) => String( id ) === ( value ?? '0' ) );
		if ( page ) {
			setChosen( page );
			set( page.id );
		}
	};
	return (
		<ComboboxControl
			help={ policyPage === 0 && <PrivacyHelp { ...privacyPage } /> }
			label={ __( 'Policy page', 'vestibule' ) }
			allowReset={ false }
			value={ String( policyPage ) }
			options={ pages.map( ( { id, title } ) => ( { value: String( id ), label: title || `#${ id }` } ) ) }
			onFilterValueChange={ setSearch }
			onChange={ choose }
		/>
	);
}
