<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Kernel\Call\PostedFile;

/**
 * Field type for file uploads. The posted value contains references to uploaded files. The stored value describes the
 * files (docs/form-data.md).
 */
interface TakesFiles {

	public function rules( Field $field, int $form ): FileRules;

	/**
	 * Stores a file that was sent together with the form. Forms send files this way if JavaScript is disabled.
	 *
	 * @return string Reference to the stored file.
	 * @throws \Vestibule\Entries\Files\UploadRefused
	 */
	public function keep( Field $field, int $form, PostedFile $file, string $address ): string;

	/**
	 * @return list<array{name: string, size: string, url: string, preview: string}> Files, with URLs for users who can
	 * read the entry. `preview` is the URL of an image, or empty.
	 */
	public function files( Value $value ): array;
}
