<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Fields\Appointment\AppointmentModels;
use Vestibule\Form\Fields\Appointment\CalendarFirst;
use Vestibule\Form\Forms;
use Vestibule\Form\FormStateStore;
use Vestibule\Form\Saving\SavedLink;
use Vestibule\Form\Steps\StepPrinter;
use Vestibule\Form\Steps\StepSettings;

/** Makes the n-th print of a form on a page, with what its visitor typed and got for an answer. */
final class Instances {

	public function __construct(
		private readonly Forms $forms,
		private readonly FormStateStore $states,
		private readonly Words $words,
		private readonly AppointmentModels $models,
		private readonly StepSettings $steps,
		private readonly SavedLink $link,
	) {}

	/**
	 * Null when the post is no published form.
	 *
	 * @param CalendarFirst|null $order Of a form that is printed in another order than its own.
	 */
	public function create( int $post, int $nth, ?CalendarFirst $order = null ): ?FormInstance {
		$form = $this->forms->byPost( $post );
		if ( null === $form ) {
			return null;
		}
		$arranged = $order?->arrange( $form );
		$form     = $arranged ?? $form;
		$key   = "ff_form_instance_{$form->formId}_{$nth}";
		$state = $this->link->resume( $form, $key, $this->states->forRequest( $form->formId, $key ) )->beginningWith( $form->initialValues() )->computedFor( $form );
		$steps = array() === $form->steps ? null : new StepPrinter( $form, $key, $state, null === $arranged && $this->steps->isPaged( $post ), $this->steps->hasProgressBar( $post ) );
		return new FormInstance( $form, $key, $state, $this->words->all( $this->models->timezone() ), $steps, null !== $arranged );
	}
}
