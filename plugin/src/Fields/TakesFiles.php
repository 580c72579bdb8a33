<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Kernel\Call\PostedFile;

/** A type that takes files: what is posted are their references, what is stored names them (docs/form-data.md). */
interface TakesFiles {

	public function rules( Field $field, int $form ): FileRules;

	/**
	 * Of a post without scripts, which brings the files themselves.
	 *
	 * @return string The file's reference.
	 * @throws \Vestibule\Entries\Files\UploadRefused
	 */
	public function keep( Field $field, int $form, PostedFile $file, string $address ): string;

	/** @return list<array{name: string, size: string, url: string, preview: string}> For those who may read the entry; no `preview` is empty. */
	public function files( Value $value ): array;
}
