<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Busy;

/** Result of downloading a calendar file. */
final class DownloadResult {

	/**
	 * @param string|null $file  Contents of the file. Null if the file is unchanged or the download failed.
	 * @param string      $fault Fault in the format of CalendarStatusText::fault(). Empty on success.
	 */
	private function __construct(
		public readonly ?string $file,
		public readonly string $fault,
		public readonly string $etag = '',
		public readonly string $modified = ''
	) {}

	public static function file( string $file, string $etag, string $modified ): self {
		return new self( $file, '', strlen( $etag ) <= 250 ? $etag : '', strlen( $modified ) <= 100 ? $modified : '' );
	}

	public static function unchanged(): self {
		return new self( null, '' );
	}

	public static function failed( string $fault ): self {
		return new self( null, mb_substr( mb_scrub( $fault, 'UTF-8' ), 0, 250 ) );
	}
}
