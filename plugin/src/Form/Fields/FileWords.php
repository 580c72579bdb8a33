<?php

declare(strict_types=1);

namespace Vestibule\Form\Fields;

defined( 'ABSPATH' ) || exit;

/** What a field for files says, on pages that have one. */
final class FileWords {

	/** @return array<string, string> */
	public static function messages(): array {
		return array(
			'invalid' => __( 'A file is no longer there. Choose it again', 'vestibule' ),
			'max'     => __( 'Only %%maxItemCount%% files can be added', 'vestibule' ),
		);
	}

	/** @param list<string> $endings */
	public function limits( array $endings, int $files, int $bytes ): string {
		/* translators: %d: number of files. */
		$number = sprintf( _n( '%d file', 'Up to %d files', $files, 'vestibule' ), $files );
		/* translators: 1: number of files, such as "Up to 5 files", 2: a size, such as 10 MB, 3: endings of files, such as "JPG, PNG, PDF". */
		return sprintf( __( '%1$s, %2$s each. Allowed: %3$s.', 'vestibule' ), $number, (string) size_format( $bytes ), strtoupper( implode( ', ', $endings ) ) );
	}

	/**
	 * @param list<string> $endings
	 * @return array<string, string>
	 */
	public function all( array $endings, int $files, int $bytes ): array {
		return array(
			'choose'    => 1 === $files ? __( 'Choose a file', 'vestibule' ) : __( 'Choose files', 'vestibule' ),
			'drop'      => 1 === $files ? __( 'or drop it here', 'vestibule' ) : __( 'or drop them here', 'vestibule' ),
			'remove'    => /* translators: %s: name of a file. */ __( 'Remove %s', 'vestibule' ),
			'again'     => __( 'Try again', 'vestibule' ),
			'uploading' => __( 'Uploading', 'vestibule' ),
			'completed' => /* translators: %s: a number from 0 to 100; the second sign is a per cent sign. */ __( '%s% Completed', 'vestibule' ),
			'added'     => /* translators: %s: name of a file. */ __( '%s was uploaded.', 'vestibule' ),
			'removed'   => /* translators: %s: name of a file. */ __( '%s was removed.', 'vestibule' ),
			'running'   => __( 'File upload in progress. Please wait...', 'vestibule' ),
			'broken'    => __( 'Remove the files that could not be uploaded, or try them again.', 'vestibule' ),
			'offline'   => __( 'This file could not be uploaded. Check your connection and try again.', 'vestibule' ),
			'tooLarge'  => /* translators: %s: a size, such as 10 MB. */ sprintf( __( 'This file is too large. It may have %s at most.', 'vestibule' ), (string) size_format( $bytes ) ),
			'wrongType' => /* translators: %s: endings of files, such as "JPG, PNG, PDF". */ sprintf( __( 'Files of this type cannot be sent. Allowed: %s.', 'vestibule' ), strtoupper( implode( ', ', $endings ) ) ),
			'notAdded'  => /* translators: 1: a sentence without its period, such as "Only 3 files can be added", 2: names of files. */ __( '%1$s. Not added: %2$s.', 'vestibule' ),
			'kilobytes' => /* translators: %s: a number; the size of a file. */ __( '%s KB', 'vestibule' ),
			'megabytes' => /* translators: %s: a number; the size of a file. */ __( '%s MB', 'vestibule' ),
		);
	}
}
