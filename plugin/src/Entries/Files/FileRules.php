<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/** What a form's field takes. */
final class FileRules {

	/**
	 * @param int          $form   The form's number.
	 * @param string       $field  The field's name.
	 * @param list<string> $kinds  Groups such as `images`, or endings such as `pdf`.
	 * @param int          $size   In bytes, of one file.
	 * @param array{minWidth: int, minHeight: int, maxWidth: int, maxHeight: int} $pixels Of pictures; 0 sets no limit.
	 * @param bool         $strips Whether pictures are written again without what the camera noted in them.
	 */
	public function __construct(
		public readonly int $form,
		public readonly string $field,
		public readonly array $kinds,
		public readonly int $size,
		public readonly array $pixels,
		public readonly bool $strips,
	) {}
}
