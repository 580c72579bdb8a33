import { Icon } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { check, chevronDown } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface StepProps {
	/** Name of the step. It is used to move the focus to the step. */
	name: string;
	number: number;
	title: string;
	/** Summary of the settings. Displayed when the step is done. */
	summary: string;
	/** URL of the screen with all settings. Displayed when the step is done. */
	editUrl: string;
	isDone: boolean;
	isOpen: boolean;
	onToggle(): void;
	children: ReactNode;
}

/** Collapsible step with a heading and a summary. The input is preserved while the step is closed. */
export function Step( { name, number, title, summary, editUrl, isDone, isOpen, onToggle, children }: StepProps ) {
	const id = useId();
	return (
		<li className={ `vestibule-start__step${ isDone ? ' is-done' : '' }` } data-step={ name }>
			<h2>
				<button
					type="button"
					id={ `${ id }-title` }
					className="vestibule-start__toggle"
					aria-expanded={ isOpen }
					aria-controls={ id }
					onClick={ onToggle }
				>
					<span className="vestibule-start__mark" aria-hidden="true">
						{ isDone ? <Icon icon={ check } size={ 20 } /> : number }
					</span>
					<span className="vestibule-start__title">{ title }</span>
					{ isDone && <span className="vestibule-start__done">{ __( 'Done', 'vestibule' ) }</span> }
					<Icon className="vestibule-start__chevron" icon={ chevronDown } size={ 24 } />
				</button>
			</h2>
			{ isDone && (
				<p className="vestibule-start__summary">
					<span>{ summary }</span>
					<a href={ editUrl }>
						{ __( 'Change', 'vestibule' ) }
						<span className="screen-reader-text"> { title }</span>
					</a>
				</p>
			) }
			<div
				id={ id }
				role="group"
				aria-labelledby={ `${ id }-title` }
				className="vestibule-start__body"
				hidden={ ! isOpen }
			>
				{ children }
			</div>
		</li>
	);
}
