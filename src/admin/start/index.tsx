import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { mount } from '../kit/mount';
import type { FromServer } from './api';
import { CookiesStep } from './CookiesStep';
import { DemoStep } from './DemoStep';
import { FormatOffer } from './FormatOffer';
import { FormStep } from './FormStep';
import { HoursStep } from './HoursStep';
import { MailStep } from './MailStep';
import { Step } from './Step';
import { STEPS, useSteps, type StepName } from './useSteps';
import '../kit/settings/screen.css';
import './start.css';

const TITLES: Record< StepName, string > = {
	form: __( 'Put a form on a page', 'vestibule' ),
	hours: __( 'Set your opening hours', 'vestibule' ),
	mail: __( 'Choose who gets the emails', 'vestibule' ),
	cookies: __( 'Choose how to handle cookies', 'vestibule' ),
	demo: __( 'Look at a demo', 'vestibule' ),
};

/** Setup screen with optional steps for new sites (docs/form-editor.md). */
function App( { server }: { server: FromServer } ) {
	const place = useRef< HTMLDivElement >( null );
	const [ mailTo, setMailTo ] = useState( server.mail.mailTo );
	const [ isShown, setShown ] = useState( server.cookies.isShown );
	const [ message, setMessage ] = useState( '' );

	const moved = ( to: StepName | null ) => {
		const target = place.current?.querySelector< HTMLElement >( `[data-step="${ to ?? 'end' }"]` );
		( target?.querySelector( 'button' ) ?? target )?.focus();
	};
	const { done, open, toggle, skip, finish, mark } = useSteps(
		Object.fromEntries( STEPS.map( ( step ) => [ step, server[ step ].isDone ] ) ) as Record< StepName, boolean >,
		moved
	);
	const saved = ( step: StepName ) => {
		/* translators: %s: a step of the first run, such as "Set your opening hours". */
		setMessage( sprintf( __( 'Saved: %s', 'vestibule' ), TITLES[ step ] ) );
		finish( step );
	};
	const summaries: Record< StepName, string > = {
		form: server.form.title,
		hours: server.hours.name,
		mail: mailTo,
		cookies: isShown ? __( 'Visitors are asked.', 'vestibule' ) : __( 'Visitors are not asked.', 'vestibule' ),
		demo: __( 'The demo is on this site.', 'vestibule' ),
	};
	const bodies: Record< StepName, JSX.Element > = {
		form: <FormStep server={ server.form } onSkip={ () => skip( 'form' ) } />,
		hours: <HoursStep hours={ server.hours } onDone={ () => saved( 'hours' ) } onSkip={ () => skip( 'hours' ) } />,
		mail: (
			<MailStep
				mailTo={ mailTo }
				onDone={ ( addresses ) => {
					setMailTo( addresses );
					saved( 'mail' );
				} }
				onSkip={ () => skip( 'mail' ) }
			/>
		),
		cookies: (
			<CookiesStep
				isShown={ isShown }
				isFirst={ ! done.cookies }
				onDone={ ( asks ) => {
					setShown( asks );
					saved( 'cookies' );
				} }
				onSkip={ () => skip( 'cookies' ) }
			/>
		),
		demo: <DemoStep demo={ server.demo } onDone={ () => mark( 'demo' ) } onSkip={ () => skip( 'demo' ) } />,
	};
	const isAllDone = STEPS.every( ( step ) => done[ step ] );
	return (
		<div className="vestibule-admin vestibule-start" ref={ place }>
			<p className="vestibule-start__intro">
				{ __(
					'A few steps, and visitors can reach you. Do them in any order, or skip them: every setting has a sensible default.',
					'vestibule'
				) }
			</p>
			{ server.formats && <FormatOffer formats={ server.formats } /> }
			<ol className="vestibule-start__steps">
				{ STEPS.map( ( step, at ) => (
					<Step
						key={ step }
						name={ step }
						number={ at + 1 }
						title={ TITLES[ step ] }
						summary={ summaries[ step ] }
						editUrl={ server[ step ].editUrl }
						isDone={ done[ step ] }
						isOpen={ open === step }
						onToggle={ () => toggle( step ) }
					>
						{ bodies[ step ] }
					</Step>
				) ) }
			</ol>
			<div className="vestibule-start__end" data-step="end" tabIndex={ -1 }>
				<p>
					{ isAllDone
						? __( 'Everything is set up.', 'vestibule' )
						: __(
								'You can find this screen again under Vestibule → Settings → Get started.',
								'vestibule'
							) }
				</p>
				<Button __next40pxDefaultSize variant="secondary" href={ server.entriesUrl }>
					{ __( 'Go to the entries', 'vestibule' ) }
				</Button>
			</div>
			<p role="status" className="screen-reader-text">
				{ message }
			</p>
		</div>
	);
}

mount( 'vestibule-start', 'vestibuleStart', App );
