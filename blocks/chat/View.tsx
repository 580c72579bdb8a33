import type { ReactNode, Ref } from 'react';
import type { ChatProps } from '../../src/contracts/chat-props';
import { Slot } from '../../src/islands/slots';
import { Entry, type Account } from './views/Entry';
import { Launcher, LauncherLink } from './views/Launcher';
import { Choice, Panel } from './views/Panel';

interface ConsentProps {
	id: string;
	/** Whether the visitor has tried to chat without consent (docs/chat.md). */
	isHighlighted?: boolean;
	control?: Ref< HTMLInputElement >;
	onTick?: () => void;
	/** Consent text in the editor. On pages it is part of the server's markup. */
	content?: ReactNode;
}

/** Checkbox that must be checked before a chat. `plugin/src/Site/Chat/View/View.php` prints the same markup. */
export function Consent( { id, isHighlighted = false, control, onTick, content }: ConsentProps ) {
	return (
		<>
			<div className={ `vestibule-chat__consent${ isHighlighted ? ' is-missing' : '' }` }>
				<input
					type="checkbox"
					id={ `${ id }-consent` }
					ref={ control }
					aria-invalid={ isHighlighted || undefined }
					onChange={ onTick }
				/>
				<label htmlFor={ `${ id }-consent` }>
					{ content ?? <Slot name="consent" as="span" className="vestibule-chat__terms" /> }
				</label>
			</div>
			{ /* Form for giving consent if JavaScript is disabled. It is hidden otherwise. */ }
			{ content ? null : <Slot name="plain" className="vestibule-chat__plain" /> }
		</>
	);
}

/** State of the chat. It is undefined in the server's markup. */
export interface ChatState {
	isOpen?: boolean;
	hasConsent?: boolean;
	/** Whether the visitor has tried to chat without consent. */
	isHighlighted?: boolean;
	control?: Ref< HTMLInputElement >;
	onTick?: () => void;
	onTry?: () => void;
	onOpen?: ( account: Account ) => void;
	/** Consent text in the editor. */
	terms?: ReactNode;
}

/** Chat with its launcher and panel (docs/chat.md). `plugin/src/Site/Chat/View/View.php` prints the same markup. */
export function View( props: ChatProps & ChatState ) {
	const { kind, accounts, words, opensInNewTab, onOpen } = props;
	const isDisabled = props.needsConsent && ! props.hasConsent;
	const consent = isDisabled ? (
		<Consent
			id={ props.id }
			isHighlighted={ props.isHighlighted }
			control={ props.control }
			onTick={ props.onTick }
			content={ props.terms }
		/>
	) : null;
	const entry = ( account: Account, label?: string ) => (
		<Entry
			account={ account }
			words={ words }
			isDisabled={ isDisabled }
			opensInNewTab={ opensInNewTab }
			label={ label }
			onOpen={ onOpen }
		/>
	);
	const [ first ] = accounts;
	if ( kind === 'link' ) {
		return <LauncherLink { ...props } onOpen={ first && onOpen ? () => onOpen( first ) : undefined } />;
	}
	if ( kind === 'button' ) {
		return (
			<>
				<Choice isDisabled={ isDisabled } onTry={ props.onTry }>
					{ first ? entry( first, props.label ) : null }
				</Choice>
				{ consent }
			</>
		);
	}
	return (
		<>
			<Launcher { ...props } />
			<Panel
				{ ...props }
				isDisabled={ isDisabled }
				consent={ consent }
				entries={ accounts.map( ( account ) => (
					<li key={ account.id }>{ entry( account ) }</li>
				) ) }
			/>
		</>
	);
}
