<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Kernel\Call\Request;

defined( 'ABSPATH' ) || exit;

/** Submission that has not been validated yet. */
final class ReceivedSubmission {

	/**
	 * @param array<string, string|list<string>> $values  Submitted values by posted name.
	 * @param array<string, list<string>>        $errors  Errors of rejected files, by posted name.
	 * @param list<string>                       $settled Fields to skip, because their time or files were stored with
	 *                                                    an earlier submission.
	 */
	public function __construct(
		public readonly FormDefinition $form,
		public readonly SubmittedData $posted,
		public readonly array $values,
		public readonly Request $request,
		public readonly IdempotencyKey $key,
		public readonly array $errors = array(),
		public readonly array $settled = array(),
	) {}
}
