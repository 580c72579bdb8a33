<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** The words of a form's fields, for those who read what was posted: the entries screen, mails, exports. */
interface FormLabels {

	/**
	 * The fields in the form's order, by posted name, such as `names[first_name]`; empty when the form is gone.
	 *
	 * `type` is the field's type in contract form-props; `options` are labels by posted value.
	 *
	 * @return array<string, array{type: string, label: string, options: array<string, string>}>
	 */
	public function labels( int $formId ): array;

	/** The form's title, drafts and trashed forms included; empty when it is gone. */
	public function title( int $formId ): string;
}
