<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Database\StorageFault;

/**
 * Visitors' files: stored on upload, claimed by the entry that refers to them, and deleted after a day if no entry
 * claims them.
 */
interface Uploads {

	/**
	 * Checks and stores a file.
	 *
	 * @param string $address IP address of the visitor.
	 * @return string Signed reference for one form and field. Only one entry can claim it.
	 * @throws UploadRefused
	 * @throws StorageFault
	 */
	public function keep( PostedFile $posted, FileRules $rules, string $address ): string;

	/**
	 * Returns the files for references, whether or not an entry has claimed the files.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredFile> Files by reference. Invalid references are missing.
	 */
	public function named( int $form, string $field, array $references ): array;

	/**
	 * Returns the files for references if no entry has claimed the files yet.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredFile> Files by reference. Invalid, expired and claimed references are missing.
	 * @throws StorageFault
	 */
	public function unclaimed( int $form, string $field, array $references ): array;

	/**
	 * Assigns files to an entry. Must be called inside the transaction that stores the entry.
	 *
	 * @param list<StoredFile> $files
	 * @return bool Whether all files were still available.
	 * @throws StorageFault
	 */
	public function claim( int $form, string $field, array $files, int $entry ): bool;

	/**
	 * Copies a file in an entry to a path, for an email attachment.
	 *
	 * @return bool False if the entry has no such file, or if the file is missing on disk.
	 * @throws StorageFault
	 */
	public function copy( StoredFile $file, int $entry, string $path ): bool;

	/** Returns the download URL for users who can read the entry. */
	public function url( StoredFile $file, bool $isPreview = false ): string;

	/** Checks whether browsers can display the file in a page. */
	public function hasPreview( StoredFile $file ): bool;

	/**
	 * @param list<string> $kinds Groups or extensions.
	 * @param bool         $usual Whether to return only the most common extension of each format.
	 * @return list<string> Extensions without a dot.
	 */
	public function extensions( array $kinds, bool $usual = false ): array;

	/** Returns the maximum upload size of this server in bytes. */
	public function serverLimit(): int;
}
