import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Section } from '../kit/settings/Section';
import { reasonOf } from '../kit/server/reasonOf';
import { route, useSettings } from './settings';

/** Result of an import: names of the imported accounts, and messages about data that could not be imported. */
interface ImportReport {
	taken: string[];
	skipped: number;
	settings: boolean;
	lost: string[];
}

function Report( { report }: { report: ImportReport } ) {
	const count = report.taken.length;
	return (
		<div role="status" className="vestibule-admin__fields">
			<Notice status="success" isDismissible={ false }>
				{ count === 0
					? __( 'No new accounts found.', 'vestibule' )
					: sprintf(
							/* translators: 1: number of accounts, 2: their names. */
							_n( '%1$d account imported: %2$s.', '%1$d accounts imported: %2$s.', count, 'vestibule' ),
							count,
							report.taken.join( ', ' )
						) }{ ' ' }
				{ report.settings
					? __( 'The settings were imported.', 'vestibule' )
					: __( 'The settings were not changed.', 'vestibule' ) }
			</Notice>
			{ report.lost.length > 0 && (
				<div>
					<h3>{ __( 'Needs your attention', 'vestibule' ) }</h3>
					<ul className="vestibule-settings__lost">
						{ report.lost.map( ( sentence ) => (
							<li key={ sentence }>{ sentence }</li>
						) ) }
					</ul>
				</div>
			) }
		</div>
	);
}

/** Data from the plugin WP Chat App that was found on this site. */
export interface Foreign {
	accounts: number;
	settings: boolean;
	done: boolean;
}

interface ImportSectionProps {
	foreign: Foreign;
	accountsUrl: string;
}

/** Imports the data, and reloads the settings of the screen if they were replaced. */
function useImport() {
	const { take } = useSettings();
	const [ report, setReport ] = useState< ImportReport | null >( null );
	const [ failure, setFailure ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const run = async () => {
		setBusy( true );
		setFailure( '' );
		try {
			const done = await apiFetch< ImportReport >( { path: '/vestibule/v1/chat-import', method: 'POST' } );
			setReport( done );
			if ( done.settings ) {
				take( await route.fetch() );
			}
		} catch ( error ) {
			setFailure( await reasonOf( error ) );
		} finally {
			setBusy( false );
		}
	};
	return { report, failure, isBusy, run };
}

/** Section that imports the data of WP Chat App, if there is any. The original data is not changed. */
export function ImportSection( { foreign, accountsUrl }: ImportSectionProps ) {
	const { report, failure, isBusy, run } = useImport();
	return (
		<Section title={ __( 'Import from WP Chat App', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ sprintf(
					/* translators: %d: number of accounts. */
					_n(
						'%d account of that plugin is on this site.',
						'%d accounts of that plugin are on this site.',
						foreign.accounts,
						'vestibule'
					),
					foreign.accounts
				) }{ ' ' }
				{ foreign.done
					? __(
							'The settings have already been imported. Running the import again adds accounts that were created since then.',
							'vestibule'
						)
					: __(
							'Accounts and settings are copied. They replace the settings of this screen. The data of that plugin is not deleted.',
							'vestibule'
						) }
			</p>
			{ failure !== '' && (
				<Notice status="error" isDismissible={ false }>
					{ failure }
				</Notice>
			) }
			{ report && <Report report={ report } /> }
			<div className="vestibule-admin__buttons">
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void run() }
				>
					{ __( 'Import', 'vestibule' ) }
				</Button>
				{ report && (
					<Button variant="tertiary" href={ accountsUrl }>
						{ __( 'See the chat accounts', 'vestibule' ) }
					</Button>
				) }
			</div>
		</Section>
	);
}
