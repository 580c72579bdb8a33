<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

/** Rules of a form field for uploaded files. */
final class FileRules {

	/**
	 * @param int          $form   ID of the form.
	 * @param string       $field  Name of the field.
	 * @param list<string> $kinds  Allowed groups such as `images`, or extensions such as `pdf`.
	 * @param int          $size   Maximum size of a file in bytes.
	 * @param array{minWidth: int, minHeight: int, maxWidth: int, maxHeight: int} $pixels Limits for images in pixels. 0
	 * means no limit.
	 * @param bool         $strips Whether to remove metadata from images.
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
