<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

defined( 'ABSPATH' ) || exit;

/** `{user.name}`, `{user.email}`, `{user.login}`, `{user.id}`: who was signed in when the form was sent. */
final class User implements MergeTag {

	public function name(): string {
		return 'user';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		if ( ! isset( $this->parts( 0 )[ $part ] ) ) {
			return null;
		}
		$user = $context->entry->userId > 0 ? get_userdata( $context->entry->userId ) : false;
		return MergeValue::text(
			false === $user ? '' : match ( $part ) {
				'name'  => $user->display_name,
				'email' => $user->user_email,
				'login' => $user->user_login,
				default => (string) $user->ID,
			}
		);
	}

	public function parts( int $formId ): array {
		return array(
			'name'  => __( 'Signed-in user: name', 'vestibule' ),
			'email' => __( 'Signed-in user: e-mail', 'vestibule' ),
			'login' => __( 'Signed-in user: user name', 'vestibule' ),
			'id'    => __( 'Signed-in user: number', 'vestibule' ),
		);
	}
}
