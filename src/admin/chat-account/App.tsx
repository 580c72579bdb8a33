import { Button } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ChatAccount } from '../../contracts/chat-account';
import { RefusalsProvider } from '../settings-parts/refusals';
import { SaveBar } from '../settings-parts/SaveBar';
import { Section } from '../settings-parts/Section';
import { useUnsaved } from '../settings-parts/useUnsaved';
import type { FromServer } from './fromServer';
import { HoursSection } from './HoursSection';
import { MessageField } from './MessageField';
import { NumberField } from './NumberField';
import { PersonSection } from './PersonSection';
import { Preview } from './Preview';
import { TextsSection } from './TextsSection';
import { useAccount } from './useAccount';

/** Makes and changes one chat account (docs/reference/chat.md). */
export function App( { server }: { server: FromServer } ) {
	const { draft, change, save, status, errors, failure, isBusy, isDirty, message } = useAccount( server );
	const place = useRef< HTMLDivElement >( null );
	const isPublished = status === 'publish';
	const changeAccount = ( changes: Partial< ChatAccount > ) =>
		change( { account: { ...draft.account, ...changes } } );
	useUnsaved( isDirty );

	useEffect( () => {
		if ( Object.keys( errors ).length > 0 ) {
			place.current?.querySelector< HTMLElement >( '[aria-invalid="true"]' )?.focus();
		}
	}, [ errors ] );

	const saveAs = async ( wanted: 'publish' | 'draft' ) => {
		if ( await save( wanted ) ) {
			// A new account has its own address from now on: loading again shows it and does not begin another.
			window.history.replaceState( null, '', server.editUrl );
		}
	};
	const unsaved = isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message;
	return (
		<div className="vestibule-admin" ref={ place }>
			<div className="vestibule-admin__sections">
				<RefusalsProvider value={ errors }>
					<PersonSection server={ server } draft={ draft } error={ errors.name ?? '' } onChange={ change } />
					<Section title={ __( 'Chat link', 'vestibule' ) }>
						<NumberField
							number={ draft.account.number }
							error={ errors.number ?? '' }
							onChange={ ( number ) => changeAccount( { number } ) }
						/>
						<MessageField
							server={ server }
							account={ draft.account }
							onChange={ ( predefinedText ) => changeAccount( { predefinedText } ) }
						/>
					</Section>
					<HoursSection
						server={ server }
						account={ draft.account }
						errors={ errors }
						onChange={ changeAccount }
					/>
					{ draft.account.isAlwaysAvailable === 'OFF' && (
						<TextsSection account={ draft.account } onChange={ changeAccount } />
					) }
					<SaveBar
						failure={ failure }
						message={ unsaved }
						label={ isPublished ? __( 'Save', 'vestibule' ) : __( 'Publish', 'vestibule' ) }
						isBusy={ isBusy }
						isDisabled={ ! server.canPublish }
						onSave={ () => void saveAs( 'publish' ) }
					>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							disabled={ isBusy }
							accessibleWhenDisabled
							onClick={ () => void saveAs( 'draft' ) }
						>
							{ isPublished
								? __( 'Hide from visitors', 'vestibule' )
								: __( 'Save as a draft', 'vestibule' ) }
						</Button>
						<Button __next40pxDefaultSize variant="tertiary" href={ server.listUrl }>
							{ __( 'All accounts', 'vestibule' ) }
						</Button>
						{ server.trashUrl !== '' && status !== 'new' && (
							<Button __next40pxDefaultSize variant="tertiary" isDestructive href={ server.trashUrl }>
								{ __( 'Move to Trash', 'vestibule' ) }
							</Button>
						) }
					</SaveBar>
				</RefusalsProvider>
			</div>
			<Preview server={ server } draft={ draft } />
		</div>
	);
}
