<?php

declare(strict_types=1);

namespace Vestibule\Forms\Steps;

use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Fields\Tree\ShownForm;
use Vestibule\Fields\Tree\Step;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Submit\FormCall;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Forms\Submit\PlainAnswer;
use Vestibule\Forms\Submit\PlainPost;
use Vestibule\Forms\Submit\SubmitGuard;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action for visitors without scripts that changes the step. Shows the page with all values, on the next step or,
 * if there are errors, on the same step. Stores no entry. All rules are checked again on submission.
 */
#[Answers( 'vestibule_form_step' )]
final class StepCall extends FormCall {

	/** Maximum number of step changes per IP address and minute. */
	private const LIMIT = 60;

	public function __construct(
		private readonly Forms $forms,
		private readonly SubmitGuard $guard,
		private readonly PlainAnswer $plain,
		private readonly RateLimit $rates,
	) {}

	protected function answered( Request $request ): Answer {
		try {
			$this->checkRate( $request );
			$post    = $this->post( $request );
			$request = $post->request;
			return $this->plain->step( $request, $this->step( $post ) );
		} catch ( SubmissionRefused $refused ) {
			return $this->plain->failure( $request, $refused );
		}
	}

	/**
	 * Reads the post, stores its files and replaces the files with references.
	 *
	 * @throws SubmissionRefused
	 */
	private function post( Request $request ): PlainPost {
		$form    = $this->forms->byFormId( Origin::form( $request ) ?? 0 ) ?? throw SubmissionRefused::gone();
		$sending = $this->guard->plain(
			$form->formId,
			SubmittedData::fromBody( $request->all(), $request->length ),
			$request
		);
		return PlainPost::withFilesKept( $form, $request, $sending );
	}

	/**
	 * Returns the step to show.
	 *
	 * @throws SubmissionRefused If the current step has errors.
	 */
	private function step( PlainPost $post ): int {
		$form    = $post->form;
		$request = $post->request;
		$data    = SubmittedData::fromBody( $request->all(), $request->length );
		$here    = max( 1, min( count( $form->steps ), (int) $request->body( HiddenNames::STEP ) ) );
		$values  = ( new FieldValues() )->read( $form, $data );
		$shown   = ShownForm::decide( $form, $values );
		$path    = StepPath::through( $form, $shown->hidden );
		if ( 'back' === $request->body( HiddenNames::GO ) && array() === $post->errors ) {
			return $path->from( $here, -1 );
		}
		$errors = $post->errors + $this->errors( $shown->form, $form->steps[ $here - 1 ] ?? null, $shown->values );
		if ( array() !== $errors ) {
			throw new SubmissionRefused( 422, $errors );
		}
		return $path->from( $here, 1 );
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, list<string>>
	 */
	private function errors( FormDefinition $form, ?Step $step, array $values ): array {
		$context = $form->context( $values );
		$errors  = array();
		foreach ( $form->fields as $field ) {
			if ( in_array( $field->name, $step->fields ?? array(), true ) ) {
				$errors += $field->type->errors( $field, $field->valueIn( $values ), $context );
			}
		}
		return $errors;
	}

	private function checkRate( Request $request ): void {
		if ( ! $this->rates->allows( 'form_step', $request->address, self::LIMIT, MINUTE_IN_SECONDS ) ) {
			throw SubmissionRefused::tooOften(
				__( 'Too many attempts. Try again in a minute.', 'vestibule' ),
				$this->rates->retryAfter( MINUTE_IN_SECONDS )
			);
		}
	}
}
