<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Database\StorageFault;

/**
 * Visitors' files. They are stored when they are uploaded, and assigned to the entry that refers to them. Files that no
 * entry claims are deleted after a day.
 */
interface Uploads {

	/**
	 * Checks and stores a file.
	 *
	 * @param string $address IP address of the visitor.
	 * @return string Signed reference to the file, for one form and field. Only one entry can claim the file.
	 * @throws UploadRefused
	 * @throws StorageFault
	 */
	public function keep( PostedFile $posted, FileRules $rules, string $address ): string;

	/**
	 * Returns the files for references, including files that an entry has already claimed.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredFile> Files by reference. Invalid references are omitted.
	 */
	public function named( int $form, string $field, array $references ): array;

	/**
	 * Returns the files for references, except files that an entry has already claimed.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredFile> Files by reference. Invalid, expired and claimed references are omitted.
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
	 * Copies a file of an entry to a path, so that an email can contain it as an attachment.
	 *
	 * @return bool False if the entry has no such file or the file is missing on disk.
	 * @throws StorageFault
	 */
	public function copy( StoredFile $file, int $entry, string $path ): bool;

	/** Returns the URL at which users who can read the entry can download the file. */
	public function url( StoredFile $file, bool $isPreview = false ): string;

	/** Checks whether browsers can display the file inside a page. */
	public function hasPreview( StoredFile $file ): bool;

	/**
	 * @param list<string> $kinds Groups of formats, or extensions.
	 * @param bool         $usual Whether to return only the most common extension of each format.
	 * @return list<string> Extensions without a dot.
	 */
	public function extensions( array $kinds, bool $usual = false ): array;

	/** Returns the maximum upload size of this server in bytes. */
	public function serverLimit(): int;
}
