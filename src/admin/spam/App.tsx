import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { Spam } from '../../contracts/spam';
import { RefusalsProvider } from '../settings-parts/refusals';
import { SaveBar } from '../settings-parts/SaveBar';
import { useStored } from '../settings-parts/useStored';
import { useUnsaved } from '../settings-parts/useUnsaved';
import { save } from './api';
import { CaptchaSection } from './CaptchaSection';
import { ChecksSection } from './ChecksSection';
import type { FromServer } from './fromServer';
import { KeysSection } from './KeysSection';
import { ListsSection } from './ListsSection';

/** PHP writes an empty map as a list. */
const whole = ( settings: Spam ): Spam => ( { ...settings, siteKeys: { ...settings.siteKeys } } );

/** A field that is emptied again changes nothing: the key that is kept stays. */
function withSecret( secrets: Readonly< Record< string, string > >, service: string, secret: string ) {
	const { [ service ]: before, ...rest } = secrets;
	return secret === '' ? rest : { ...rest, [ service ]: secret };
}

/** What the whole site takes for spam (docs/spam.md); a form chooses its captcha and its proof of work itself. */
export function App( { server }: { server: FromServer } ) {
	const [ kept, setKept ] = useState( () =>
		server.services.filter( ( one ) => one.hasSecret ).map( ( one ) => one.name )
	);
	const stored = { settings: whole( server.settings ), secrets: {} as Readonly< Record< string, string > > };
	const {
		settings: edited,
		change,
		save: store,
		failure,
		refusals,
		message,
		isBusy,
		isDirty,
	} = useStored( stored, async ( typed: typeof stored ) => {
		const { settings, secrets } = await save( typed );
		setKept( ( before ) => [ ...before, ...Object.keys( typed.secrets ) ] );
		return { settings: whole( settings ), secrets };
	} );
	const onChange = ( changes: Partial< Spam > ) =>
		change( ( before ) => ( { ...before, settings: { ...before.settings, ...changes } } ) );
	const section = { settings: edited.settings, defaults: server.defaults, onChange };
	useUnsaved( isDirty );
	return (
		<div className="vestibule-admin vestibule-spam-admin">
			<div className="vestibule-admin__sections">
				<p className="vestibule-admin__hint">
					{ __(
						'Every form has a hidden trap, a token that counts once and a rate limit; there is nothing to set. What else tells spam from people is chosen here. Spam is kept in a folder of its own among the entries, and its sender reads the usual answer.',
						'vestibule'
					) }
				</p>
				<RefusalsProvider value={ refusals }>
					<ChecksSection { ...section } hasAkismet={ server.hasAkismet } />
					<ListsSection { ...section } />
					<CaptchaSection { ...section } />
					<KeysSection
						{ ...section }
						services={ server.services }
						secrets={ edited.secrets }
						kept={ kept }
						isDirty={ isDirty }
						onSecret={ ( service, secret ) =>
							change( ( before ) => ( {
								...before,
								secrets: withSecret( before.secrets, service, secret ),
							} ) )
						}
					/>
					<SaveBar
						failure={ failure }
						message={ isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message }
						label={ __( 'Save', 'vestibule' ) }
						isBusy={ isBusy }
						onSave={ () => void store() }
					/>
				</RefusalsProvider>
			</div>
		</div>
	);
}
