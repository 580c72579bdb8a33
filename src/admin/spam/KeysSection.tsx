import { Button, ExternalLink, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../settings-parts/reasonOf';
import { useRefusal } from '../settings-parts/refusals';
import { Section } from '../settings-parts/Section';
import { checkKeys } from './api';
import type { Captcha } from './fromServer';
import type { SectionProps } from './section';

interface KeysProps extends SectionProps {
	services: readonly Captcha[];
	/** As they are typed now, by service. */
	secrets: Readonly< Record< string, string > >;
	/** The services whose secret key the server keeps. */
	kept: readonly string[];
	/** Only what is saved can be checked. */
	isDirty: boolean;
	onSecret( service: string, secret: string ): void;
}

function ServiceKeys( { service, ...props }: KeysProps & { service: Captcha } ) {
	const { settings, secrets, kept, isDirty, onChange, onSecret } = props;
	const { name, label, provider, keysUrl } = service;
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const check = async () => {
		setBusy( true );
		setSaid( await checkKeys( name ).then( ( { words } ) => words, reasonOf ) );
		setBusy( false );
	};
	const common = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, spellCheck: false } as const;
	return (
		<div className="vestibule-spam-admin__service" role="group" aria-label={ label }>
			<h3>{ label }</h3>
			<div className="vestibule-admin__pair">
				<TextControl
					{ ...common }
					label={ __( 'Site key', 'vestibule' ) }
					{ ...useRefusal( `siteKeys.${ name }`, __( 'Public: it stands in the page.', 'vestibule' ) ) }
					value={ settings.siteKeys[ name ] ?? '' }
					onChange={ ( key ) => onChange( { siteKeys: { ...settings.siteKeys, [ name ]: key.trim() } } ) }
				/>
				<TextControl
					{ ...common }
					type="password"
					autoComplete="off"
					label={ __( 'Secret key', 'vestibule' ) }
					{ ...useRefusal(
						`secrets.${ name }`,
						kept.includes( name )
							? __( 'One is kept, and never shown again. Type another to replace it.', 'vestibule' )
							: __( 'Stays on this server, and is never shown again.', 'vestibule' )
					) }
					placeholder={ kept.includes( name ) ? '••••••••••••' : '' }
					value={ secrets[ name ] ?? '' }
					onChange={ ( secret ) => onSecret( name, secret ) }
				/>
			</div>
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || isDirty || ! settings.siteKeys[ name ] }
					accessibleWhenDisabled
					/* translators: %s: a captcha service. */
					aria-label={ sprintf( __( 'Check the keys of %s', 'vestibule' ), label ) }
					onClick={ () => void check() }
				>
					{ __( 'Check the keys', 'vestibule' ) }
				</Button>
				<ExternalLink href={ keysUrl }>
					{
						/* translators: %s: a company, such as Cloudflare. */
						sprintf( __( 'Get keys from %s', 'vestibule' ), provider )
					}
				</ExternalLink>
				{ isDirty && settings.siteKeys[ name ] && (
					<span className="vestibule-admin__hint">{ __( 'Save before you check them.', 'vestibule' ) }</span>
				) }
				<p role="status" className="vestibule-admin__message">
					{ said }
				</p>
			</div>
		</div>
	);
}

/** The keys of each service. One without both keys is offered by forms as not set up. */
export function KeysSection( props: KeysProps ) {
	return (
		<Section title={ __( 'Keys of captchas', 'vestibule' ) }>
			{ props.services.map( ( service ) => (
				<ServiceKeys key={ service.name } { ...props } service={ service } />
			) ) }
		</Section>
	);
}
