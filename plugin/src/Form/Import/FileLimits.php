<?php

declare(strict_types=1);

namespace Vestibule\Form\Import;

/** What a file field of another form builder takes, as attributes of ours. */
final class FileLimits {

	/**
	 * @param string       $given     Endings as their builder lists them: `pdf,docx`, `pdf|PDF`, `.pdf`.
	 * @param float        $megabytes Of one file; 0 for no limit of its own.
	 * @param int          $files     How many; 0 for no limit of its own.
	 * @return array{fileTypes: list<string>, maxFileSize: int, maxFiles: int}|null Null where none of the types can be
	 * taken here: the field would then take others than its owner allowed.
	 */
	public static function of( FormDraft $draft, string $label, string $given, float $megabytes, int $files ): ?array {
		$asked = preg_split( '/[\s,|;]+/', strtolower( $given ), -1, PREG_SPLIT_NO_EMPTY );
		$asked = array_values( array_unique( array_map( static fn ( string $ending ): string => ltrim( $ending, '.' ), false === $asked ? array() : $asked ) ) );
		$taken = array_values( array_filter( $asked, $draft->takesFile( ... ) ) );
		if ( array() !== $asked && array() === $taken ) {
			/* translators: 1: label of a field, 2: endings of files, such as exe. */
			$draft->lose( sprintf( __( '“%1$s” was left out: it takes only files that are not possible here (%2$s).', 'vestibule' ), $label, implode( ', ', $asked ) ) );
			return null;
		}
		if ( $taken !== $asked ) {
			/* translators: 1: label of a field, 2: endings of files, such as exe. */
			$draft->lose( sprintf( __( '“%1$s” no longer takes these files: %2$s', 'vestibule' ), $label, implode( ', ', array_diff( $asked, $taken ) ) ) );
		}
		$size  = $megabytes > 0 ? min( 1000, max( 1, (int) floor( $megabytes ) ) ) : 0;
		$count = min( 50, $files );
		if ( ( $megabytes > 0 && abs( $megabytes - $size ) > 0.01 ) || $count !== $files ) {
			/* translators: 1: label of a field, 2: number of megabytes, 3: number of files. */
			$draft->lose( sprintf( __( '“%1$s” now takes files of up to %2$d MB, and %3$d of them.', 'vestibule' ), $label, 0 === $size ? 10 : $size, 0 === $count ? 5 : $count ) );
		}
		return array( 'fileTypes' => $taken, 'maxFileSize' => $size, 'maxFiles' => $count );
	}
}
