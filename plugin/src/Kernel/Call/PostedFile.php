<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/** Uploaded file in PHP's temporary folder. */
final class PostedFile {

	/**
	 * @param string $name  File name from the sender.
	 * @param string $path  Temporary path; empty if the upload failed.
	 * @param int    $error One of PHP's UPLOAD_ERR_ constants.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $path,
		public readonly int $error = UPLOAD_ERR_OK
	) {}

	/**
	 * Reads the files of one input from $_FILES. An input can contain several files. Skips empty inputs and paths that
	 * are not uploads.
	 *
	 * @return list<self>
	 */
	public static function fromGlobal( mixed $given ): array {
		$given = is_array( $given ) ? $given : array();
		$files = array();
		$names = (array) ( $given['name'] ?? array() );
		foreach ( $names as $key => $name ) {
			$path  = self::part( $given, 'tmp_name', $key );
			$error = self::part( $given, 'error', $key );
			$error = is_int( $error ) ? $error : UPLOAD_ERR_NO_FILE;
			if (
				UPLOAD_ERR_NO_FILE !== $error
					&& is_string( $name )
					&& is_string( $path )
					&& ( UPLOAD_ERR_OK !== $error || is_uploaded_file( $path ) )
			) {
				$files[] = new self( $name, $path, $error );
			}
		}
		return $files;
	}

	/** @return string Name and hash of the content, to detect that the same file was uploaded again. */
	public function digest(): string {
		return $this->name . '|' . ( is_file( $this->path ) ? (string) hash_file( 'sha256', $this->path ) : '' );
	}

	/** @param array<array-key, mixed> $given */
	private static function part( array $given, string $part, int|string $key ): mixed {
		$value = $given[ $part ] ?? null;
		return is_array( $value ) ? ( $value[ $key ] ?? null ) : $value;
	}
}
