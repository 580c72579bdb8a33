<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Kernel\Call\PostedFile;

/**
 * Field type for file uploads. The posted value contains references to uploads, and the stored value describes the
 * files (docs/form-data.md).
 */
interface TakesFiles {

	public function rules( Field $field, int $form ): FileRules;

	/**
	 * Stores a file that was sent with a submission, as happens without JavaScript.
	 *
	 * @return string Reference of the upload.
	 * @throws \Vestibule\Entries\Files\UploadRefused
	 */
	public function keep( Field $field, int $form, PostedFile $file, string $address ): string;

	/**
	 * @return list<array{name: string, size: string, url: string, preview: string}> Files for users who can read the
	 * entry. `preview` is empty if there is none.
	 */
	public function files( Value $value ): array;
}
