<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Contract\FormSteps;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Types\Appointment\CalendarFirst;
use Vestibule\Fields\View\Words;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\Limits\OptionWords;
use Vestibule\Forms\SavedForms\SavedLink;
use Vestibule\Forms\Steps\StepPrinter;
use Vestibule\Forms\Submit\FormStateStore;
use Vestibule\Kernel\Html\PrivatePage;
use Vestibule\Kernel\Setting\PostSettings;

/** Creates the instances of forms on a page, with the values and the result of an earlier submission. */
final class Instances {

	public function __construct(
		private readonly Forms $forms,
		private readonly FormStateStore $states,
		private readonly Words $words,
		private readonly SavedLink $link,
		private readonly PrefilledValues $prefilled,
		private readonly Admission $admission,
	) {}

	/**
	 * Creates the n-th instance of a form on the page. Returns null if the post is not a published form.
	 *
	 * @param CalendarFirst|null $order Order of the fields. Null for the form's own order.
	 */
	public function create( int $post, int $nth, ?CalendarFirst $order = null ): ?FormInstance {
		$form = $this->forms->byPost( $post );
		if ( null === $form ) {
			return null;
		}
		$arranged = $order?->arrange( $form );
		$form     = $arranged ?? $form;
		$key   = "ff_form_instance_{$form->formId}_{$nth}";
		$state = $this->link->resume(
			$form,
			$key,
			$this->states->forRequest( $form->formId, $key )
		)->beginningWith( $this->prefilled->values( $form ) );
		$state = $state->with( ShownForm::computed( $form, $state->values ) );
		$steps = array() === $form->steps ? null : $this->steps( $form, $key, $state, null !== $arranged );
		$limits = $this->admission->limits( $form )->isUnlimited() ? null : $this->admission->state( $form );
		$form   = null === $limits ? $form : OptionWords::onPage( $form, $limits->options );
		$is_for = null === $limits || $this->isForVisitor( $form );
		return new FormInstance(
			$form,
			$key,
			$state,
			$this->words->all(),
			$steps,
			null !== $arranged,
			$limits,
			$is_for
		);
	}

	/**
	 * Checks whether the current visitor may see the questions. Users who can edit the form can always see them. A page
	 * for logged-in users is excluded from shared caches.
	 */
	private function isForVisitor( FormDefinition $form ): bool {
		$limits = $this->admission->limits( $form );
		if ( is_user_logged_in() && ! $this->admission->isFor( $limits, 0 ) ) {
			PrivatePage::forbidSharedCaching();
		}
		return $this->admission->isFor( $limits, get_current_user_id() )
			|| current_user_can( 'edit_post', $form->postId );
	}

	private function steps( FormDefinition $form, string $key, FormState $state, bool $is_arranged ): StepPrinter {
		$settings = PostSettings::of( $form->postId, FormSteps::class );
		return new StepPrinter(
			$form,
			$key,
			$state,
			! $is_arranged && 'pages' === $settings->withoutScripts,
			$settings->progressBar
		);
	}
}
