<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Entries\Files\UploadRefused;
use Vestibule\Entries\Files\Uploads;
use Vestibule\Kernel\Call\PostedFile;

/** Fake uploads for tests/vectors: every reference except "gone" exists. */
final class AnyFiles implements Uploads {

	public function keep( PostedFile $posted, FileRules $rules, string $address ): string {
		throw new UploadRefused( 'No row sends a file.' );
	}

	public function named( int $form, string $field, array $references ): array {
		return $this->unclaimed( $form, $field, $references );
	}

	public function unclaimed( int $form, string $field, array $references ): array {
		$there = array_values( array_diff( $references, array( 'gone' ) ) );
		return array_combine( $there, array_map( static fn ( string $reference ): StoredFile => new StoredFile( str_repeat( '0', 32 ), 1, $reference ), $there ) );
	}

	public function claim( int $form, string $field, array $files, int $entry ): bool {
		return true;
	}

	public function copy( StoredFile $file, int $entry, string $path ): bool {
		return false;
	}

	public function url( StoredFile $file, bool $isPreview = false ): string {
		return "https://example.org/file/{$file->id}";
	}

	public function hasPreview( StoredFile $file ): bool {
		return false;
	}

	public function extensions( array $kinds, bool $usual = false ): array {
		return array( 'jpg', 'pdf' );
	}

	public function serverLimit(): int {
		return 2097152;
	}
}
