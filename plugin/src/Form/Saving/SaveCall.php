<?php

declare(strict_types=1);

namespace Vestibule\Form\Saving;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\Request;
use Vestibule\Form\FormDefinition;
use Vestibule\Form\Forms;
use Vestibule\Form\HiddenNames;
use Vestibule\Form\Origin;
use Vestibule\Form\PlainAnswer;
use Vestibule\Form\Resumed;
use Vestibule\Form\SubmissionRefused;
use Vestibule\Form\SubmitGuard;
use Vestibule\Form\SubmittedData;
use Vestibule\View\Language;

defined( 'ABSPATH' ) || exit;

/**
 * "Save and continue later" (docs/form-data.md): by the browser's script, or as a plain post of the whole form without
 * scripts. The values are kept as they were typed, right or wrong.
 */
final class SaveCall implements Call {

	public function __construct(
		private readonly Forms $forms,
		private readonly SubmitGuard $guard,
		private readonly Saver $saver,
		private readonly SaveLimits $limits,
		private readonly PlainAnswer $plain,
	) {}

	public function answer( Request $request ): Answer {
		return Language::during( Origin::language( $request ), fn (): Answer => $this->answered( $request ) );
	}

	private function answered( Request $request ): Answer {
		$is_plain = ! $request->has( 'data' ) && $request->has( HiddenNames::PAGE_KEY );
		try {
			$this->limits->checkAddress( $request->address );
			$saved = $is_plain ? $this->fromPage( $request ) : $this->fromScript( $request );
			return $is_plain
				? $this->plain->saved( $request, new Resumed( $saved['secret'], $saved['message'] ) )
				: Answer::success( array( 'message' => $saved['message'], 'append_data' => array( HiddenNames::SAVED => $saved['secret'] ) ) );
		} catch ( SubmissionRefused $refused ) {
			return $is_plain
				? $this->plain->failure( $request, $refused )
				: Answer::failure( $refused->status, $refused->errors, $refused->append, $refused->headers );
		}
	}

	/**
	 * @return array{secret: string, message: string}
	 * @throws SubmissionRefused
	 */
	private function fromScript( Request $request ): array {
		$form    = $this->form( $request );
		$posted  = SubmittedData::fromData( $request->body( 'data' ) ?? throw SubmissionRefused::malformed() );
		$sending = $this->guard->token( $form->formId, $posted );
		$this->guard->checkExpiry( $form, $sending );
		return $this->saver->save( $form, $posted, $request, $request->body( 'email' ) ?? '' );
	}

	/**
	 * @return array{secret: string, message: string}
	 * @throws SubmissionRefused
	 */
	private function fromPage( Request $request ): array {
		$form   = $this->form( $request );
		$posted = SubmittedData::fromBody( $request->all(), $request->length );
		$this->guard->plain( $form->formId, $posted, $request );
		return $this->saver->save( $form, $posted, $request, $request->body( HiddenNames::LATER ) ?? '' );
	}

	private function form( Request $request ): FormDefinition {
		$form = $this->forms->byFormId( Origin::form( $request ) ?? throw SubmissionRefused::malformed() );
		return $form ?? throw SubmissionRefused::form( 404, __( 'This form is no longer there.', 'vestibule' ) );
	}
}
