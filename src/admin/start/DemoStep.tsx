import { Button } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Progress, Outcome, useDemo } from '../kit/demo/demo';
import type { FromServer } from './api';

interface DemoStepProps {
	demo: FromServer[ 'demo' ];
	onDone(): void;
	onSkip(): void;
}

/** Step that creates the demo content. The content can be removed on a separate screen. */
export function DemoStep( { demo, onDone, onSkip }: DemoStepProps ) {
	const { state, done, kept, failure, make } = useDemo( demo );
	const isBusy = state === 'making';
	useEffect( () => {
		if ( state === 'made' ) {
			onDone();
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Runs only once, after the demo has been created.
	}, [ state ] );
	return (
		<div className="vestibule-start__form vestibule-demo">
			<p>
				{ __(
					'Pages, articles, menus and chat accounts of a fictional organization show all features. They are published at once and can be removed again. Your content is not changed.',
					'vestibule'
				) }
			</p>
			{ demo.theme !== '' && (
				<p>
					{ __( 'The demo is made for the theme Portico.', 'vestibule' ) }{ ' ' }
					<a href={ demo.theme }>{ __( 'Choose the theme', 'vestibule' ) }</a>
				</p>
			) }
			<Outcome state={ state } failure={ failure } kept={ kept } home={ demo.home } />
			{ isBusy && <Progress step={ demo.steps[ done ] } done={ done } all={ demo.steps.length } /> }
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void make() }
				>
					{ state === 'absent' || isBusy
						? __( 'Create the demo site', 'vestibule' )
						: __( 'Update it', 'vestibule' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onSkip }
				>
					{ __( 'Skip', 'vestibule' ) }
				</Button>
			</div>
		</div>
	);
}
