<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\Request;
use Vestibule\Contracts\AnswerRole;
use Vestibule\Contracts\Spam\Submission;
use Vestibule\Form\Rows\RowTexts;

/** A checked submission in the words of the checks for spam, which know nothing of forms. */
final class JudgedSubmission {

	public function forChecks( CheckedSubmission $checked, SubmittedData $posted, Request $request, Sending $sending ): Submission {
		return new Submission(
			array( 'id' => $checked->form->formId, 'post' => $checked->form->postId ),
			RowTexts::spread( $checked->form, $checked->values ),
			array(
				'name'    => $this->byRole( $checked, AnswerRole::Name ),
				'email'   => $this->byRole( $checked, AnswerRole::Email ),
				'address' => $request->address,
				'agent'   => mb_substr( $request->header( 'user-agent' ), 0, 500 ),
				'user'    => $checked->userId,
			),
			array(
				'page'     => $checked->sourceUrl,
				'language' => $checked->language,
				'referer'  => mb_substr( $request->header( 'referer' ), 0, 2000 ),
				'token'    => $sending->token,
			),
			static fn ( string $name ): ?string => self::text( $posted, $name )
		);
	}

	private static function text( SubmittedData $posted, string $name ): ?string {
		try {
			$text = $posted->string( $name );
		} catch ( SubmissionRefused ) {
			return null;
		}
		return '' === $text ? null : $text;
	}

	/** The parts of the first field that is filled in; of a name with a space between them. */
	private function byRole( CheckedSubmission $checked, AnswerRole $role ): string {
		foreach ( $checked->form->fields as $field ) {
			if ( $field->type->role() !== $role ) {
				continue;
			}
			$parts = array_map( static fn ( string $name ): string => implode( ' ', (array) ( $checked->values[ $name ] ?? '' ) ), array_keys( $field->labels() ) );
			$text  = trim( implode( ' ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) ) );
			if ( '' !== $text ) {
				return $text;
			}
		}
		return '';
	}
}
