<?php

declare(strict_types=1);

namespace Vestibule\Form\Saving;

use Vestibule\Form\FormDefinition;

/** What a form prints so that visitors can keep what they have typed (docs/saving.md). */
final class SavingPrinter {

	public function __construct( private readonly SavingSettings $settings ) {}

	/**
	 * Under which key the browser keeps drafts of the form: where it has one, the form's script comes with the page.
	 *
	 * @return array<string, string> Of the form's element.
	 */
	public function attributes( FormDefinition $form ): array {
		return $this->settings->keepsDrafts( $form->postId ) ? array( 'data-kept' => "vestibule-draft-{$form->formId}" ) : array();
	}
}
