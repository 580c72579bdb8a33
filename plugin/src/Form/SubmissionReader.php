<?php

declare(strict_types=1);

namespace Vestibule\Form;

/** From what was sent for a form to what can be stored: the same way for visitors and for programs. */
final class SubmissionReader {

	public function __construct( private readonly Checks $checks = new Checks() ) {}

	/**
	 * @param string                      $page   The address of the page with the form.
	 * @param int                         $user   Who sent it; 0 for a guest.
	 * @param array<string, list<string>> $errors  Of files that were not taken.
	 * @param list<string>                $settled Fields whose time or files came with an earlier message.
	 * @throws SubmissionRefused 400 or 422.
	 */
	public function read( FormDefinition $form, SubmittedData $posted, string $page, int $user, array $errors = array(), array $settled = array() ): CheckedSubmission {
		$read   = new FieldValues();
		$values = $read->read( $form, $posted );
		/**
		 * Filters what was sent, before the rules look at it. Only texts and lists of texts under the names that are
		 * there already are taken back.
		 *
		 * @param array<string, string|list<string>> $values By posted name.
		 * @param FormDefinition                     $form
		 */
		$values = $read->restored( apply_filters( 'vestibule/form_values', $values, $form ), $values );
		return $this->checks->check( $form, $values, $page, $user, $errors, $settled );
	}
}
