<?php

declare(strict_types=1);

namespace Vestibule\Entries\Files;

use Vestibule\Kernel\Call\PostedFile;
use Vestibule\Kernel\Database\StorageFault;

/** Files of visitors: kept when they come, claimed by the entry that names them, gone after a day when none does. */
interface Uploads {

	/**
	 * Checks a file and keeps it.
	 *
	 * @param string $address The visitor's.
	 * @return string Its reference: signed, for one form and field, and counting once.
	 * @throws UploadRefused
	 * @throws StorageFault
	 */
	public function keep( PostedFile $posted, FileRules $rules, string $address ): string;

	/**
	 * What references stand for, whether or not an entry has claimed it since.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredFile> By reference; forged ones are missing.
	 */
	public function named( int $form, string $field, array $references ): array;

	/**
	 * What references stand for, as long as no entry has claimed them.
	 *
	 * @param list<string> $references
	 * @return array<string, StoredFile> By reference; those that do not hold are missing.
	 * @throws StorageFault
	 */
	public function unclaimed( int $form, string $field, array $references ): array;

	/**
	 * Gives files to an entry, inside the transaction that stores it.
	 *
	 * @param list<StoredFile> $files
	 * @return bool Whether all of them were still there for it.
	 * @throws StorageFault
	 */
	public function claim( int $form, string $field, array $files, int $entry ): bool;

	/**
	 * Copies the file of an entry, for a mail that brings it along.
	 *
	 * @return bool False where the entry has no such file, or it is not on the disk any more.
	 * @throws StorageFault
	 */
	public function copy( StoredFile $file, int $entry, string $path ): bool;

	/** Where those who may read the entry get the file. */
	public function url( StoredFile $file, bool $isPreview = false ): string;

	/** Whether a browser shows it in a page. */
	public function hasPreview( StoredFile $file ): bool;

	/**
	 * @param list<string> $kinds Groups or endings.
	 * @param bool         $usual Whether each format is to be named once.
	 * @return list<string> Endings, without the dot.
	 */
	public function extensions( array $kinds, bool $usual = false ): array;

	/** In bytes: what this server takes at most. */
	public function serverLimit(): int;
}
