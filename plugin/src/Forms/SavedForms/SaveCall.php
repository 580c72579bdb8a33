<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Fields\Submitted\ResumedForm;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Submit\FormCall;
use Vestibule\Forms\Submit\PlainAnswer;
use Vestibule\Forms\Submit\SubmitGuard;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action "Save and continue later" (docs/form-data.md), for requests from the plugin's script and for posts of the
 * whole form without scripts. Stores the values without validation.
 */
#[Answers( 'vestibule_form_save' )]
final class SaveCall extends FormCall {

	public function __construct(
		private readonly Forms $forms,
		private readonly SubmitGuard $guard,
		private readonly Saver $saver,
		private readonly SaveLimits $limits,
		private readonly PlainAnswer $plain,
	) {}

	protected function answered( Request $request ): Answer {
		$is_plain = self::isPlain( $request );
		try {
			$this->limits->checkAddress( $request->address );
			$saved = $is_plain ? $this->savedFromPage( $request ) : $this->savedFromScript( $request );
			return $is_plain
				? $this->plain->step(
					$request,
					(int) $request->body( HiddenNames::STEP ),
					new ResumedForm( $saved['secret'], $saved['message'] )
				)
				: Answer::success(
					array(
						'message' => $saved['message'],
						'append_data' => array( HiddenNames::SAVED => $saved['secret'] ),
					)
				);
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
	private function savedFromScript( Request $request ): array {
		$form    = self::form( $this->forms, $request );
		$posted  = self::fromScript( $request );
		$sending = $this->guard->token( $form->formId, $posted );
		$this->guard->checkExpiry( $form, $sending );
		return $this->saver->save( $form, $posted, $request, $request->body( 'email' ) ?? '' );
	}

	/**
	 * @return array{secret: string, message: string}
	 * @throws SubmissionRefused
	 */
	private function savedFromPage( Request $request ): array {
		$form   = self::form( $this->forms, $request );
		$posted = SubmittedData::fromBody( $request->all(), $request->length );
		$this->guard->plain( $form->formId, $posted, $request );
		return $this->saver->save( $form, $posted, $request, $request->body( HiddenNames::LATER ) ?? '' );
	}
}
