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

/** Returns the state of the setup: the steps, the settings that they display, and a message after each saved step. */
function useStart( server: FromServer ) {
	const place = useRef< HTMLDivElement >( null );
	const [ mailTo, setMailTo ] = useState( server.mail.mailTo );
	const [ isShown, setShown ] = useState( server.cookies.isShown );
	const [ message, setMessage ] = useState( '' );

	const focusStep = ( to: StepName | null ) => {
		const target = place.current?.querySelector< HTMLElement >( `[data-step="${ to ?? 'end' }"]` );
		( target?.querySelector( 'button' ) ?? target )?.focus();
	};
	const steps = useSteps(
		Object.fromEntries( STEPS.map( ( step ) => [ step, server[ step ].isDone ] ) ) as Record< StepName, boolean >,
		focusStep
	);
	const complete = ( step: StepName ) => {
		/* translators: %s: a setup step, such as "Set your opening hours". */
		setMessage( sprintf( __( 'Saved: %s', 'vestibule' ), TITLES[ step ] ) );
		steps.finish( step );
	};
	const saveMailTo = ( addresses: string ) => {
		setMailTo( addresses );
		complete( 'mail' );
	};
	const saveShown = ( asks: boolean ) => {
		setShown( asks );
		complete( 'cookies' );
	};
	return { place, message, mailTo, isShown, steps, complete, saveMailTo, saveShown };
}

interface StepBodyProps {
	step: StepName;
	server: FromServer;
	start: ReturnType< typeof useStart >;
}

/** Body of a step: the form of that step. */
function StepBody( { step, server, start }: StepBodyProps ) {
	const { mailTo, isShown, steps, complete, saveMailTo, saveShown } = start;
	const skip = () => steps.skip( step );
	switch ( step ) {
		case 'form':
			return <FormStep server={ server.form } onSkip={ skip } />;
		case 'hours':
			return <HoursStep hours={ server.hours } onDone={ () => complete( 'hours' ) } onSkip={ skip } />;
		case 'mail':
			return <MailStep mailTo={ mailTo } onDone={ saveMailTo } onSkip={ skip } />;
		case 'cookies':
			return (
				<CookiesStep
					isShown={ isShown }
					isFirst={ ! steps.done.cookies }
					onDone={ saveShown }
					onSkip={ skip }
				/>
			);
		case 'demo':
			return <DemoStep demo={ server.demo } onDone={ () => steps.mark( 'demo' ) } onSkip={ skip } />;
	}
}

interface EndProps {
	isAllDone: boolean;
	entriesUrl: string;
}

function End( { isAllDone, entriesUrl }: EndProps ) {
	return (
		<div className="vestibule-start__end" data-step="end" tabIndex={ -1 }>
			<p>
				{ isAllDone
					? __( 'Everything is set up.', 'vestibule' )
					: __( 'You can find this screen again under Vestibule → Settings → Get started.', 'vestibule' ) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" href={ entriesUrl }>
				{ __( 'Go to the entries', 'vestibule' ) }
			</Button>
		</div>
	);
}

/** The "Get started" screen, with optional steps for new sites (docs/form-editor.md). */
function App( { server }: { server: FromServer } ) {
	const start = useStart( server );
	const { done, open, toggle } = start.steps;
	const summaries: Record< StepName, string > = {
		form: server.form.title,
		hours: server.hours.name,
		mail: start.mailTo,
		cookies: start.isShown
			? __( 'Visitors are asked.', 'vestibule' )
			: __( 'Visitors are not asked.', 'vestibule' ),
		demo: __( 'The demo is on this site.', 'vestibule' ),
	};
	return (
		<div className="vestibule-admin vestibule-start" ref={ start.place }>
			<p className="vestibule-start__intro">
				{ __(
					'After a few steps, visitors can reach you. Do them in any order, or skip them. Every setting has a sensible default.',
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
						<StepBody step={ step } server={ server } start={ start } />
					</Step>
				) ) }
			</ol>
			<End isAllDone={ STEPS.every( ( step ) => done[ step ] ) } entriesUrl={ server.entriesUrl } />
			<p role="status" className="screen-reader-text">
				{ start.message }
			</p>
		</div>
	);
}

mount( 'vestibule-start', 'vestibuleStart', App );
