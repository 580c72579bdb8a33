<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Language\Language;

defined( 'ABSPATH' ) || exit;

/**
 * Base class for AJAX actions that receive a form's fields, from scripts or plain posts. They respond in the language
 * of the form's page.
 */
abstract class FormCall implements Call {

	final public function answer( Request $request ): Answer {
		return Language::during( Origin::language( $request ), fn (): Answer => $this->answered( $request ) );
	}

	abstract protected function answered( Request $request ): Answer;

	/** Checks whether the form was posted without scripts, with each field as a separate body parameter. */
	final protected static function isPlain( Request $request ): bool {
		return ! $request->has( 'data' ) && $request->has( HiddenNames::PAGE_KEY );
	}

	/** @throws SubmissionRefused Status 400 if the request has no form ID, 404 if the form was not found. */
	final protected static function form( Forms $forms, Request $request ): FormDefinition {
		$form = $forms->byFormId( Origin::form( $request ) ?? throw SubmissionRefused::malformed() );
		return $form ?? throw SubmissionRefused::gone();
	}

	/** @throws SubmissionRefused */
	final protected static function fromScript( Request $request ): SubmittedData {
		return SubmittedData::fromData( $request->body( 'data' ) ?? throw SubmissionRefused::malformed() );
	}
}
