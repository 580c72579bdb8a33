import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Outcome, Progress, useDemo, type Demo } from '../kit/demo/demo';
import { mount } from '../kit/mount';
import { Section } from '../kit/settings/Section';
import '../kit/settings/screen.css';

/** Description of the demo. If another theme is active, it contains a link to the demo's theme. */
function Description( { theme }: Pick< Demo, 'theme' > ) {
	return (
		<Section title={ __( 'Demo site of a fictional organization', 'vestibule' ) }>
			<p>{ __( 'Try everything before you have content of your own:', 'vestibule' ) }</p>
			<ul className="vestibule-demo__list">
				<li>
					{ __(
						'a home page, courses, people, prices, questions, contact and a page with every block',
						'vestibule'
					) }
				</li>
				<li>{ __( 'twelve articles by two authors, with images, categories and comments', 'vestibule' ) }</li>
				<li>{ __( 'menus, a footer, three chat accounts', 'vestibule' ) }</li>
				<li>{ __( 'title, time zone, front page and permalinks of this site', 'vestibule' ) }</li>
			</ul>
			<p>
				{ __(
					'Your content stays: existing pages with the same address are not changed, and your settings are restored when the demo is removed. Demo content that you edit is yours and is not removed.',
					'vestibule'
				) }
			</p>
			{ theme !== '' && (
				<p>
					{ __( 'The demo is made for the theme Portico.', 'vestibule' ) }{ ' ' }
					<a href={ theme }>{ __( 'Choose the theme', 'vestibule' ) }</a>
				</p>
			) }
		</Section>
	);
}

interface ButtonsProps extends Pick< ReturnType< typeof useDemo >, 'state' | 'make' | 'remove' > {
	/** Whether the buttons ask for confirmation before the demo is removed. */
	asks: boolean;
	setAsks( asks: boolean ): void;
}

function Buttons( { state, asks, setAsks, make, remove }: ButtonsProps ) {
	const isBusy = state === 'making' || state === 'removing';
	const isThere = state === 'there' || state === 'made' || state === 'removing';
	const busy = { isBusy, disabled: isBusy, accessibleWhenDisabled: true, __next40pxDefaultSize: true } as const;
	const confirm = () => {
		setAsks( false );
		void remove();
	};
	return (
		<div className="vestibule-admin__buttons">
			{ asks ? (
				<>
					<Button { ...busy } variant="primary" isDestructive isBusy={ false } onClick={ confirm }>
						{ __( 'Remove it', 'vestibule' ) }
					</Button>
					<Button { ...busy } variant="tertiary" isBusy={ false } onClick={ () => setAsks( false ) }>
						{ __( 'Cancel', 'vestibule' ) }
					</Button>
				</>
			) : (
				<Button
					{ ...busy }
					variant={ isThere ? 'secondary' : 'primary' }
					isBusy={ state === 'making' }
					onClick={ () => void make() }
				>
					{ isThere ? __( 'Update it', 'vestibule' ) : __( 'Create the demo site', 'vestibule' ) }
				</Button>
			) }
			{ isThere && ! asks && (
				<Button
					{ ...busy }
					variant="secondary"
					isDestructive
					isBusy={ state === 'removing' }
					onClick={ () => setAsks( true ) }
				>
					{ __( 'Remove it', 'vestibule' ) }
				</Button>
			) }
			{ state === 'removing' && <p role="status">{ __( 'Removing …', 'vestibule' ) }</p> }
		</div>
	);
}

/** The "Demo site" screen, which creates and removes the demo content of a fictional organization (docs/demo.md). */
function App( { server }: { server: Demo } ) {
	const { state, done, kept, failure, make, remove } = useDemo( server );
	const [ asks, setAsks ] = useState( false );
	return (
		<div className="vestibule-admin vestibule-demo">
			<div className="vestibule-admin__sections">
				<Description theme={ server.theme } />
				<Outcome state={ state } failure={ failure } kept={ kept } home={ server.home } />
				{ state === 'making' && (
					<Progress step={ server.steps[ done ] } done={ done } all={ server.steps.length } />
				) }
				{ asks && (
					<p>{ __( 'Remove everything that the demo created? Edited content stays.', 'vestibule' ) }</p>
				) }
				<Buttons state={ state } asks={ asks } setAsks={ setAsks } make={ make } remove={ remove } />
			</div>
		</div>
	);
}

mount( 'vestibule-demo', 'vestibuleDemo', App );
