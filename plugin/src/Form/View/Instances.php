<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Forms;
use Vestibule\Form\FormStateStore;

/** Makes the n-th print of a form on a page, with what its visitor typed and got for an answer. */
final class Instances {

	public function __construct(
		private readonly Forms $forms,
		private readonly FormStateStore $states,
		private readonly Words $words,
		private readonly AppointmentModels $models,
	) {}

	/** Null when the post is no published form. */
	public function create( int $post, int $nth ): ?FormInstance {
		$form = $this->forms->byPost( $post );
		if ( null === $form ) {
			return null;
		}
		$key = "ff_form_instance_{$form->formId}_{$nth}";
		return new FormInstance(
			$form,
			$key,
			$this->states->forRequest( $form->formId, $key ),
			$this->words->all( $this->models->timezone() ),
			$this->models
		);
	}
}
